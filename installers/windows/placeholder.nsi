; Stands in for the program where no Windows can build it: notes its command line in the file that
; QUINCUNX_NOTES names, and with /wait runs until somebody deletes that file.
Target ${TARGET}
OutFile "${OUTPUT}"
RequestExecutionLevel user
SilentInstall silent
SetCompress off
!include "LogicLib.nsh"
!include "FileFunc.nsh"
Section
  ReadEnvStr $1 "QUINCUNX_NOTES"
  ${GetParameters} $2
  FileOpen $0 $1 w
  FileWriteUTF16LE /BOM $0 $2
  FileClose $0
  ClearErrors
  ${GetOptions} $2 "/wait" $3
  ${IfNot} ${Errors}
    ${DoWhile} ${FileExists} $1
      Sleep 50
    ${Loop}
  ${EndIf}
SectionEnd
