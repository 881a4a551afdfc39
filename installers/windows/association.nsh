; .qcx belongs to the program: its icon, and what a double click does.

!define CLASSES "Software\Classes"
!define PROG_ID "Quincunx.Match"
!define MIME "application/x-quincunx-match"

!macro TellTheShell
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

!macro Associate
  WriteRegStr SHCTX "${CLASSES}\${PROG_ID}" "" "${NAME} game"
  WriteRegStr SHCTX "${CLASSES}\${PROG_ID}\DefaultIcon" "" "$INSTDIR\match.ico"
  WriteRegStr SHCTX "${CLASSES}\${PROG_ID}\shell\open" "FriendlyAppName" "${NAME}"
  WriteRegStr SHCTX "${CLASSES}\${PROG_ID}\shell\open\command" "" \
    '"$INSTDIR\${PROGRAM}" "%1"'
  WriteRegStr SHCTX "${CLASSES}\.qcx" "" "${PROG_ID}"
  WriteRegStr SHCTX "${CLASSES}\.qcx" "Content Type" "${MIME}"
  WriteRegStr SHCTX "${CLASSES}\.qcx\OpenWithProgids" "${PROG_ID}" ""
  !insertmacro TellTheShell
!macroend

; What another program has made of .qcx meanwhile stays.
!macro Dissociate
  DeleteRegKey SHCTX "${CLASSES}\${PROG_ID}"
  DeleteRegValue SHCTX "${CLASSES}\.qcx\OpenWithProgids" "${PROG_ID}"
  DeleteRegKey /ifempty SHCTX "${CLASSES}\.qcx\OpenWithProgids"
  ReadRegStr $0 SHCTX "${CLASSES}\.qcx" ""
  ${If} $0 == "${PROG_ID}"
    DeleteRegValue SHCTX "${CLASSES}\.qcx" ""
    DeleteRegValue SHCTX "${CLASSES}\.qcx" "Content Type"
  ${EndIf}
  DeleteRegKey /ifempty SHCTX "${CLASSES}\.qcx"
  !insertmacro TellTheShell
!macroend
