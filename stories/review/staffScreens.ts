import { desk, type Screen } from './screen.ts'

/** The screens of accounts and levels. */
export const staffScreens: readonly Screen[] = [
  desk('One-time link', 'LinkPage', 'Found Gone Refused Chosen'),
  desk('Levels', 'Levels', 'ViewerList ViewerDetails ViewerNotAllowed EditorNotAllowed EditorList'),
  desk('Asked again', 'ProofDialog', 'Asked AskedForTheCode Proved'),
  desk(
    'Staff accounts',
    'staff/StaffListPage',
    `
    Loaded OwnWords Filtered AddAsked Invited SuspendAsked Changed OnlyAdministrator SettingsNotLoaded
    TwoStepForEverybody
  `,
  ),
  desk(
    'My account',
    'account/AccountPage',
    'Loaded Failed Saved SetUpTwoStep RecoveryCodes TwoStepOn TwoStepRequired',
  ),
  desk(
    'Import',
    'import/ImportPage',
    'Empty Unreadable Columns Checked Corrected DivisionMissing Importing Failed Done SlipsNotTaken',
  ),
]
