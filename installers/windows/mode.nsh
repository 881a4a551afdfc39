; For whom: `CurrentUser`, in the user's own folders and without asking for rights, or `AllUsers`.

Var Mode
Var Folder ; what /D= asked for, or empty
Var Elevated ; 1: started anew as administrator, by ourselves

; A sentence, and the end. Silently there is the exit code alone.
!macro Fail CODE SENTENCE
  MessageBox MB_OK|MB_ICONSTOP "${SENTENCE}" /SD IDOK
  SetErrorLevel ${CODE}
  Quit
!macroend

!macro ModeFunctions UN
  ; /AllUsers or /CurrentUser; without them as it is installed already, else for the user alone.
  Function ${UN}ReadCommandLine
    SetRegView 64
    StrCpy $Mode "CurrentUser"
    ReadRegStr $0 HKCU "${KEY}" "InstallLocation"
    ReadRegStr $1 HKLM "${KEY}" "InstallLocation"
    ${If} $0 == ""
    ${AndIf} $1 != ""
      StrCpy $Mode "AllUsers"
    ${EndIf}
    ${GetParameters} $R0
    ClearErrors
    ${GetOptions} $R0 "/AllUsers" $R1
    ${IfNot} ${Errors}
      StrCpy $Mode "AllUsers"
    ${EndIf}
    ClearErrors
    ${GetOptions} $R0 "/CurrentUser" $R1
    ${IfNot} ${Errors}
      StrCpy $Mode "CurrentUser"
    ${EndIf}
    ClearErrors
    ${GetOptions} $R0 "/Desktop" $R1
    ${IfNot} ${Errors}
      StrCpy $Shortcut 1
    ${EndIf}
    ClearErrors
    ${GetOptions} $R0 "/Elevated" $R1
    ${IfNot} ${Errors}
      StrCpy $Elevated 1
    ${EndIf}
    ClearErrors
    !if "${UN}" == ""
      StrCpy $Folder $INSTDIR ; filled in before this runs, where /D= is given
    !endif
  FunctionEnd

  ; $0 is `Admin` where everyone's folders may be written to.
  Function ${UN}AskRights
    UserInfo::GetAccountType
    Pop $0
  FunctionEnd

  ; Ends unless there are the rights that the mode needs.
  Function ${UN}InsistOnRights
    ${If} $Mode == "AllUsers"
      Call ${UN}AskRights
      ${If} $0 != "Admin"
        ${If} ${Silent}
        ${OrIf} $Elevated == 1
          !insertmacro Fail 4 "You need administrator rights to do this for everyone on this computer."
        ${EndIf}
        Call ${UN}StartElevated
      ${EndIf}
    ${EndIf}
  FunctionEnd

  ; Once more, and this time Windows asks for an administrator.
  Function ${UN}StartElevated
    StrCpy $1 "/AllUsers /Elevated"
    !if "${UN}" == ""
      StrCpy $2 $EXEPATH
      ${If} $Shortcut == 1
        StrCpy $1 "$1 /Desktop"
      ${EndIf}
      ${If} $Folder != ""
        StrCpy $1 "$1 /D=$Folder"
      ${EndIf}
    !else
      StrCpy $2 "$INSTDIR\${UNINSTALLER}"
    !endif
    ClearErrors
    ExecShell "runas" "$2" "$1"
    ${If} ${Errors}
      !insertmacro Fail 4 "Nothing was changed. You need administrator rights to do this for everyone."
    ${EndIf}
    Quit
  FunctionEnd
!macroend

!insertmacro ModeFunctions ""
!insertmacro ModeFunctions "un."

; Folders and registry of the mode.
Function ApplyMode
  ${If} $Mode == "AllUsers"
    SetShellVarContext all
    StrCpy $INSTDIR "$PROGRAMFILES64\${NAME}"
  ${Else}
    SetShellVarContext current
    StrCpy $INSTDIR "$LOCALAPPDATA\Programs\${NAME}"
  ${EndIf}
  ReadRegStr $0 SHCTX "${KEY}" "InstallLocation"
  ${If} $0 != ""
    StrCpy $INSTDIR $0
  ${EndIf}
  ${If} $Folder != ""
    StrCpy $INSTDIR $Folder
  ${EndIf}
FunctionEnd

; The uninstaller's folder is where it lies.
Function un.ApplyMode
  ${If} $Mode == "AllUsers"
    SetShellVarContext all
  ${Else}
    SetShellVarContext current
  ${EndIf}
FunctionEnd
