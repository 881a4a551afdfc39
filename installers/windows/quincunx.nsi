; The set-up program. Compiled by build.py, which defines
;   VERSION       as shown                    FILE_VERSION  four numbers
;   SIZE          installed, in KB            OUTPUT        the set-up program to write
;   FILES         the list of files           ICONS         the folder installers/icons.py fills
;   LICENCE       the licence as text         TARGET        the kind of program, where it matters
;
; Silent: /S [/CurrentUser | /AllUsers] [/Desktop] [/D=folder]    /D= comes last, without quotes.
; Exit codes: 0 done, 1 cancelled, 2 failed, 3 Quincunx is running, 4 only for administrators,
; 5 this Windows is too old.

!ifdef TARGET
  Target ${TARGET}
!else
  Unicode true
!endif

!define NAME "Quincunx"
!define PUBLISHER "The Quincunx authors"
!define PROGRAM "quincunx.exe"
!define UNINSTALLER "uninstall.exe"
!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Quincunx"

Name "${NAME}"
OutFile "${OUTPUT}"
BrandingText "${NAME} ${VERSION}"
RequestExecutionLevel user ; asks for more only when it installs for everyone
ManifestDPIAware true
ManifestSupportedOS Win10
SetCompressor /SOLID lzma
SetCompressorDictSize 32
SetDateSave off ; the same files, the same bytes
CRCCheck force
ShowInstDetails nevershow
ShowUninstDetails nevershow

VIProductVersion "${FILE_VERSION}"
VIFileVersion "${FILE_VERSION}"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${NAME} installer"
VIAddVersionKey "CompanyName" "${PUBLISHER}"
VIAddVersionKey "LegalCopyright" "${PUBLISHER}, MIT licence"

Var Shortcut ; 1: a shortcut on the desktop

!include "LogicLib.nsh"
!include "FileFunc.nsh"
!include "WinVer.nsh"
!include "x64.nsh"
!include "${FILES}"
!include "mode.nsh"
!include "running.nsh"
!include "association.nsh"
!include "wizard.nsh"

Section
  !insertmacro RefuseWhileRunning
  Call RemoveOldVersion
  ClearErrors
  !insertmacro InstallFiles
  SetOutPath "$INSTDIR"
  File "/oname=match.ico" "${ICONS}/match.ico"
  WriteUninstaller "$INSTDIR\${UNINSTALLER}"
  ${If} ${Errors}
    !insertmacro Fail 2 "Not all files could be written to $INSTDIR. Is the disk full, or the \
      folder protected? Choose another folder, or make room, and try again."
  ${EndIf}
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${PROGRAM}" "" "$INSTDIR\${PROGRAM}" 0 \
    SW_SHOWNORMAL "" "Five abstract games"
  ${If} $Shortcut == 1
    CreateShortcut "$DESKTOP\${NAME}.lnk" "$INSTDIR\${PROGRAM}" "" "$INSTDIR\${PROGRAM}" 0
  ${EndIf}
  !insertmacro Associate
  Call Announce
SectionEnd

; The entry in the list of installed programs.
Function Announce
  WriteRegStr SHCTX "${KEY}" "DisplayName" "${NAME}"
  WriteRegStr SHCTX "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr SHCTX "${KEY}" "DisplayIcon" "$INSTDIR\${PROGRAM},0"
  WriteRegStr SHCTX "${KEY}" "Publisher" "${PUBLISHER}"
  WriteRegStr SHCTX "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr SHCTX "${KEY}" "UninstallString" '"$INSTDIR\${UNINSTALLER}" /$Mode'
  WriteRegStr SHCTX "${KEY}" "QuietUninstallString" '"$INSTDIR\${UNINSTALLER}" /S /$Mode'
  WriteRegDWORD SHCTX "${KEY}" "EstimatedSize" ${SIZE}
  WriteRegDWORD SHCTX "${KEY}" "NoModify" 1
  WriteRegDWORD SHCTX "${KEY}" "NoRepair" 1
FunctionEnd

; The version that is there knows its own files: its uninstaller takes them away, and no others.
Function RemoveOldVersion
  ReadRegStr $0 SHCTX "${KEY}" "InstallLocation"
  ${If} $0 == ""
  ${OrIfNot} ${FileExists} "$0\${UNINSTALLER}"
    Return
  ${EndIf}
  ${If} ${FileExists} "$DESKTOP\${NAME}.lnk"
    StrCpy $Shortcut 1
  ${EndIf}
  ; With _?= it runs from where it is, so that one can wait for it.
  ExecWait '"$0\${UNINSTALLER}" /S /$Mode _?=$0' $1
  ${If} $1 == 3
    !insertmacro Fail 3 "${NAME} is running in $0. Close it, then set it up again."
  ${ElseIf} ${Errors}
  ${OrIf} $1 <> 0
    !insertmacro Fail 2 "The version in $0 could not be removed. Uninstall it in Windows' \
      settings, then try again; your matches stay."
  ${EndIf}
  Delete "$0\${UNINSTALLER}"
  ${If} $0 != $INSTDIR
    RMDir "$0"
  ${EndIf}
FunctionEnd

Section "Uninstall"
  !insertmacro RefuseWhileRunning
  ; Files by name, and folders only when they are empty: whatever a player put there stays.
  !insertmacro DeleteFiles
  Delete "$INSTDIR\match.ico"
  Delete "$INSTDIR\${UNINSTALLER}"
  SetOutPath "$TEMP"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  Delete "$DESKTOP\${NAME}.lnk"
  !insertmacro Dissociate
  DeleteRegKey SHCTX "${KEY}"
SectionEnd

Function .onInit
  ${IfNot} ${RunningX64}
  ${OrIfNot} ${AtLeastWin10}
    !insertmacro Fail 5 "${NAME} needs a 64-bit Windows 10 or newer."
  ${EndIf}
  Call ReadCommandLine
  Call ApplyMode
  ${If} ${Silent}
    Call InsistOnRights
  ${EndIf}
FunctionEnd

Function un.onInit
  Call un.ReadCommandLine
  Call un.ApplyMode
  Call un.InsistOnRights
FunctionEnd
