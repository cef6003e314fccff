import { foldText } from '#contract/text/foldText.ts'

/** The kinds of records that spreadsheets are imported to. */
export const IMPORT_KINDS = ['students', 'teachers', 'classes'] as const

export type ImportKind = (typeof IMPORT_KINDS)[number]

/** A field that a column of a spreadsheet can fill. */
export interface ImportField {
  /** The wire name: also the key of errors, and of values before and after. */
  field: string
  /** The header in exports and templates, and what the form calls the field. */
  label: string
  /** Other headers that mean the same. */
  also?: readonly string[]
}

const day = { also: ['DOB', 'Birth Date', 'Birthday'] }

/** What offices call the name and code of a person. Roll numbers are no codes: each class counts its own. */
const names = [
  'Name',
  'Full Name',
  ...['Student', 'Teacher'].flatMap((who) => [`${who} Name`, `Name of ${who}`]),
]
const codes = [
  'Code',
  'Student Code',
  'Teacher Code',
  ...['Reg', 'Register', 'Registration', 'Admission'].flatMap((kind) => [`${kind} No`, `${kind} Number`]),
]
const mobiles = [
  'Mobile',
  'Phone',
  'WhatsApp',
  ...['Mobile', 'Phone', 'Contact', 'WhatsApp'].flatMap((kind) => [`${kind} No`, `${kind} Number`]),
]

const person: readonly ImportField[] = [
  { field: 'M05_UserName', label: 'User Name', also: names },
  { field: 'M05_UserCode', label: 'User Code', also: codes },
  { field: 'M05_Gender', label: 'Gender', also: ['Sex'] },
  { field: 'M05_DOB', label: 'Date of Birth', ...day },
  { field: 'M05_CountryName', label: 'Country Name', also: ['Country'] },
  { field: 'M05_Qualification', label: 'Qualification' },
]

const contact: readonly ImportField[] = [
  { field: 'M05_MobileNumber', label: 'Mobile Number', also: mobiles },
  { field: 'M05_Email', label: 'Email', also: ['E-mail', 'Email Address', 'Email ID'] },
  { field: 'M05_Address', label: 'Address' },
  { field: 'M05_AllowLogin', label: 'Allow Login' },
  { field: 'M05_IsActive', label: 'Is Active', also: ['Active'] },
]

const batch = { field: 'M05_M02_BachId', label: 'Batch', also: ['Batch Name'] }
const joining = {
  field: 'M05_JoiningDate',
  label: 'Joining Date',
  also: ['Joined', 'Date of Joining', 'DOJ', 'Admission Date', 'Date of Admission'],
}

/** The fields of each kind, in the order of exports and templates. Passwords are not among them. */
export const importFields: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  students: [
    ...person,
    batch,
    { field: 'M07_M11_DivisionId', label: 'Division', also: ['Division Name'] },
    joining,
    // Exports contain the role. It follows from the kind, so another one is refused.
    { field: 'M05_M04_Role', label: 'Role' },
    ...contact,
  ],
  teachers: [...person, { field: 'M06_Specialization', label: 'Specialization' }, batch, joining, ...contact],
  classes: [
    { field: 'M03_ClassesId', label: 'Class ID', also: ['ID'] },
    { field: 'M03_SubjectName', label: 'Subject', also: ['Subject Name'] },
    { field: 'M03_Title', label: 'Title' },
    { field: 'M03_M02_BatchId', label: 'Batch', also: ['Batch Name'] },
    { field: 'M03_M11_DivisionIds', label: 'Divisions', also: ['Division'] },
    { field: 'M03_ScheduledAt', label: 'Scheduled At', also: ['Schedule'] },
    { field: 'M03_ExpiryTime', label: 'Expire At', also: ['Expire', 'Expiry Time'] },
    { field: 'M03_YouTubeLink', label: 'YouTube Link', also: ['Link', 'Video'] },
  ],
}

/** The field by which a row finds the record that it changes; a row without one adds a record. */
export const importKeys: Readonly<Record<ImportKind, string>> = {
  students: 'M05_UserCode',
  teachers: 'M05_UserCode',
  classes: 'M03_ClassesId',
}

/** Letters and digits of a header, folded: 'E-mail ' and 'email' are the same. */
const headerKey = (header: string) => foldText(header).replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/**
 * Returns the field that each header means, null if it means none. If two headers mean the same field, the first has it.
 */
export function matchColumns(kind: ImportKind, headers: readonly string[]): (string | null)[] {
  const fields = new Map<string, string>()
  for (const { field, label, also = [] } of importFields[kind])
    for (const name of [label, field, ...also]) fields.set(headerKey(name), field)
  const taken = new Set<string>()
  return headers.map((header) => {
    const field = fields.get(headerKey(header))
    if (field === undefined || taken.has(field)) return null
    taken.add(field)
    return field
  })
}

/** Returns a text that is the same for files with the same headers, to remember the choice of columns by. */
export const headersKey = (headers: readonly string[]) => headers.map(headerKey).join('|')
