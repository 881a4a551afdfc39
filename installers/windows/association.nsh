; .qcx, .qxl (letters) and .qxs (moved matches) belong to the program: their icon, and what a double click does.

!define CLASSES "Software\Classes"
!define PROG_ID "Quincunx.Match"
!define MIME "application/x-quincunx-match"

!macro TellTheShell
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

!macro AssociateEnding ENDING
  WriteRegStr SHCTX "${CLASSES}\${ENDING}" "" "${PROG_ID}"
  WriteRegStr SHCTX "${CLASSES}\${ENDING}" "Content Type" "${MIME}"
  WriteRegStr SHCTX "${CLASSES}\${ENDING}\OpenWithProgids" "${PROG_ID}" ""
!macroend

; What another program has made of the ending meanwhile stays.
!macro DissociateEnding ENDING
  DeleteRegValue SHCTX "${CLASSES}\${ENDING}\OpenWithProgids" "${PROG_ID}"
  DeleteRegKey /ifempty SHCTX "${CLASSES}\${ENDING}\OpenWithProgids"
  ReadRegStr $0 SHCTX "${CLASSES}\${ENDING}" ""
  ${If} $0 == "${PROG_ID}"
    DeleteRegValue SHCTX "${CLASSES}\${ENDING}" ""
    DeleteRegValue SHCTX "${CLASSES}\${ENDING}" "Content Type"
  ${EndIf}
  DeleteRegKey /ifempty SHCTX "${CLASSES}\${ENDING}"
!macroend

!macro Associate
  WriteRegStr SHCTX "${CLASSES}\${PROG_ID}" "" "${NAME} game"
  WriteRegStr SHCTX "${CLASSES}\${PROG_ID}\DefaultIcon" "" "$INSTDIR\match.ico"
  WriteRegStr SHCTX "${CLASSES}\${PROG_ID}\shell\open" "FriendlyAppName" "${NAME}"
  WriteRegStr SHCTX "${CLASSES}\${PROG_ID}\shell\open\command" "" \
    '"$INSTDIR\${PROGRAM}" "%1"'
  !insertmacro AssociateEnding ".qcx"
  !insertmacro AssociateEnding ".qxl"
  !insertmacro AssociateEnding ".qxs"
  !insertmacro TellTheShell
!macroend

!macro Dissociate
  DeleteRegKey SHCTX "${CLASSES}\${PROG_ID}"
  !insertmacro DissociateEnding ".qcx"
  !insertmacro DissociateEnding ".qxl"
  !insertmacro DissociateEnding ".qxs"
  !insertmacro TellTheShell
!macroend
