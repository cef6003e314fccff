import { dayText, timeText } from '#admin/shared/formats.ts'
import { kindName } from '#admin/shared/kindTexts.ts'
import type { Erasable } from '#admin/shared/useErasure.ts'
import type { Action, AuditEntry } from '#contract/audit.ts'
import { recordKinds, references } from '#contract/kinds.ts'
import type { RecordField } from '#contract/records.ts'

/** The display names of actions, in the past tense. */
export const actionNames: Record<Action, string> = {
  add: 'Added',
  change: 'Changed',
  delete: 'Deleted',
  restore: 'Brought back',
  erase: 'Erased for good',
  export: 'Downloaded',
  'sign-in': 'Signed in',
  'sign-in-refused': 'Sign-in refused',
  'sign-in-slowed': 'Sign-in slowed down',
  'sign-out': 'Signed out',
  'password-reset': 'New password',
}

/** Returns a one-line summary: 'Changed: Course "Arabic"'; 'Signed in'; 'Sign-in refused: 10 tries in 5 minutes'. */
export function entryText({ action, kind, record_id, name, after }: AuditEntry): string {
  const did = actionNames[action]
  if (action === 'export') return `${did}: the register of students`
  if (kind === 'accounts') {
    if (action === 'add') return `${did}: the first account`
    const tries = after?.['tries']
    return typeof tries === 'number' ? `${did}: ${tries} tries in 5 minutes` : did
  }
  return `${did}: ${kindName(kind)} ${name === null ? `no. ${record_id}` : `"${name}"`}`
}

/** Returns the deleted record that an entry still names; undefined if there is nothing to erase. */
export function erasableIn({ can_erase, kind, record_id, name }: AuditEntry): Erasable | undefined {
  if (!can_erase || kind === 'accounts' || record_id === null) return undefined
  return { kind, id: record_id, name: name ?? `no. ${record_id}` }
}

type IdField = (typeof recordKinds)[keyof typeof recordKinds]['idField']

/** The fields as forms call them; ids are called 'Number'. */
const fieldLabels: Record<Exclude<RecordField, IdField | 'M05_Password'>, string> = {
  M05_UserName: 'User Name',
  M05_UserCode: 'User Code',
  M05_User_Type: 'User type',
  M05_Gender: 'Gender',
  M05_DOB: 'Date of Birth',
  M05_CountryName: 'Country Name',
  M05_Qualification: 'Qualification',
  M05_M02_BachId: 'Batch',
  M05_M04_Role: 'Role',
  M05_JoiningDate: 'Joining Date',
  M05_MobileNumber: 'Mobile Number',
  M05_Email: 'Email',
  M05_Address: 'Address',
  M05_AllowLogin: 'Allow login',
  M05_IsActive: 'Active',
  M06_Specialization: 'Specialization',
  M07_M11_DivisionId: 'Division',
  M01_Title: 'Title',
  M01_Description: 'Description',
  M02_Name: 'Batch Name',
  M02_M01_CourseId: 'Course',
  M11_Division_name: 'Division Name',
  M11_Batch_id: 'Batch',
  M11_M05_User_Id: 'Mentor',
  M03_SubjectName: 'Subject',
  M03_Title: 'Title',
  M03_YouTubeLink: 'YouTube Link',
  M03_M02_BatchId: 'Batch',
  M03_ScheduledAt: 'Scheduled At',
  M03_ExpiryTime: 'Expire At',
  M04_RoleName: 'Name',
}

const labels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.values(recordKinds).map(({ idField }) => [idField, 'Number'])),
  ...fieldLabels,
  M03_M11_DivisionIds: 'Divisions',
  batch_id: 'Batch',
  division_id: 'Division',
  passwordChanged: 'Password',
}

const days = ['M05_DOB', 'M05_JoiningDate']
const times = ['M03_ScheduledAt', 'M03_ExpiryTime']
const switches = ['M05_AllowLogin', 'M05_IsActive']

/** The display texts of one field of an entry. */
export interface FieldTexts {
  field: string
  label: string
  before: string
  after: string
}

/** Returns each field of an entry with its old and new text; '' if it was absent. */
export function fieldsOf({ before, after, names }: AuditEntry): FieldTexts[] {
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].map((field) => ({
    field,
    label: labels[field] ?? field,
    before: valueText(field, before?.[field], names),
    after: valueText(field, after?.[field], names),
  }))
}

/** Returns a field's display text: names for ids, dates as in lists. */
function valueText(field: string, value: unknown, names: AuditEntry['names']): string {
  if (value === undefined) return ''
  if (value === null || value === '') return 'Nothing'
  const kind = references[field]
  if (kind !== undefined) {
    const ids: unknown[] = Array.isArray(value) ? value : [value]
    return ids.map((id) => names[`${kind}:${String(id)}`] ?? `no. ${String(id)}`).join(', ')
  }
  if (field === 'passwordChanged') return 'Changed'
  if (switches.includes(field)) return value === 1 ? 'On' : 'Off'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (days.includes(field)) return dayText(text)
  return times.includes(field) ? `${dayText(text)}, ${timeText(text)}` : text
}
