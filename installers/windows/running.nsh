; Windows does not let a program that runs be written to, for whomever it runs: so one can tell
; without asking it.

; Asks the player to close it; silently it ends with 3. Nothing has been changed by then.
!macro RefuseWhileRunning
  ${Do}
    ${IfNot} ${FileExists} "$INSTDIR\${PROGRAM}"
      ${ExitDo}
    ${EndIf}
    ClearErrors
    FileOpen $9 "$INSTDIR\${PROGRAM}" a
    ${IfNot} ${Errors}
      FileClose $9
      ${ExitDo}
    ${EndIf}
    ${If} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "${NAME} is running. Close it, \
      then choose Retry. Your game is saved." /SD IDCANCEL IDCANCEL`
      SetErrorLevel 3
      Quit
    ${EndIf}
  ${Loop}
  ClearErrors
!macroend
