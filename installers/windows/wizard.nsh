; The pages one sees: welcome, licence, for whom, folder, progress, end.

!include "MUI2.nsh"
!include "nsDialogs.nsh"

!define MUI_ICON "${ICONS}/quincunx.ico"
!define MUI_UNICON "${ICONS}/quincunx.ico"
!define MUI_HEADERIMAGE
!define MUI_HEADERIMAGE_RIGHT
!define MUI_HEADERIMAGE_BITMAP "${ICONS}/windows/header.bmp"
!define MUI_HEADERIMAGE_BITMAP_STRETCH AspectFitHeight
!define MUI_HEADERIMAGE_UNBITMAP "${ICONS}/windows/header.bmp"
!define MUI_HEADERIMAGE_UNBITMAP_STRETCH AspectFitHeight
!define MUI_WELCOMEFINISHPAGE_BITMAP "${ICONS}/windows/welcome.bmp"
!define MUI_WELCOMEFINISHPAGE_BITMAP_STRETCH FitControl
!define MUI_ABORTWARNING
!define MUI_ABORTWARNING_TEXT "Cancel the installation of ${NAME}?"

!define MUI_WELCOMEPAGE_TITLE "Set up ${NAME} ${VERSION}"
!define MUI_WELCOMEPAGE_TEXT "Five abstract games for one computer: Mono, Adamas, Holomino, \
  Dragons and Black Box.$\r$\n$\r$\nThis replaces an installed version. Your games, \
  layouts and settings stay."
!define MUI_PAGE_CUSTOMFUNCTION_PRE SkipWhenElevated
!insertmacro MUI_PAGE_WELCOME
!define MUI_PAGE_CUSTOMFUNCTION_PRE SkipWhenElevated
!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
Page custom ForWhomPage ForWhomLeave
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_TITLE "${NAME} is ready"
!define MUI_FINISHPAGE_TEXT "You find it in the start menu. A double click on a saved game \
  (.qcx) opens it."
!define MUI_FINISHPAGE_RUN
!define MUI_FINISHPAGE_RUN_TEXT "Start ${NAME}"
!define MUI_FINISHPAGE_RUN_FUNCTION StartProgram
!insertmacro MUI_PAGE_FINISH

!define MUI_UNCONFIRMPAGE_TEXT_TOP "This removes ${NAME} from this folder. Your games, layouts \
  and settings stay."
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English"

Var Alone ; the two radio buttons and the box
Var Everyone
Var OnDesktop

; Who has read the first pages already need not read them again as administrator.
Function SkipWhenElevated
  ${If} $Elevated == 1
    Abort
  ${EndIf}
FunctionEnd

Function ForWhomPage
  ${If} $Elevated == 1
    Abort
  ${EndIf}
  !insertmacro MUI_HEADER_TEXT "For whom?" "Choose who can use ${NAME} on this computer."
  nsDialogs::Create 1018
  Pop $0
  ${NSD_CreateRadioButton} 0 6u 100% 12u "Only for &me"
  Pop $Alone
  ${NSD_CreateLabel} 12u 19u 90% 12u "Uses your own folders. You need no administrator rights."
  Pop $0
  ${NSD_CreateRadioButton} 0 40u 100% 12u "For &everyone on this computer"
  Pop $Everyone
  ${NSD_CreateLabel} 12u 53u 90% 12u "Windows asks for administrator rights."
  Pop $0
  ${NSD_CreateCheckBox} 0 86u 100% 12u "&Shortcut on the desktop"
  Pop $OnDesktop
  ${If} $Mode == "AllUsers"
    ${NSD_Check} $Everyone
  ${Else}
    ${NSD_Check} $Alone
  ${EndIf}
  ${If} $Shortcut == 1
    ${NSD_Check} $OnDesktop
  ${EndIf}
  nsDialogs::Show
FunctionEnd

Function ForWhomLeave
  StrCpy $1 $Mode
  ${NSD_GetState} $Everyone $0
  ${If} $0 == ${BST_CHECKED}
    StrCpy $Mode "AllUsers"
  ${Else}
    StrCpy $Mode "CurrentUser"
  ${EndIf}
  ${NSD_GetState} $OnDesktop $Shortcut
  ${If} $1 != $Mode
    Call ApplyMode
  ${EndIf}
  Call InsistOnRights
FunctionEnd

; Through the shell, so that it does not run as administrator.
Function StartProgram
  Exec '"$WINDIR\explorer.exe" "$INSTDIR\${PROGRAM}"'
FunctionEnd
