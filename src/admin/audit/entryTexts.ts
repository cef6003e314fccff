import { dayText, timeText } from '#admin/shared/formats.ts'
import { countText, kindName } from '#admin/shared/kindTexts.ts'
import type { Erasable } from '#admin/shared/deletion/useErasure.ts'
import type { Action, AuditEntry } from '#contract/audit.ts'
import { isRecordKind } from '#contract/auditKinds.ts'
import { whenNames } from '#contract/classes/classQuery.ts'
import { recordKinds, references } from '#contract/kinds.ts'
import type { RecordField } from '#contract/records.ts'

/** The display names of actions, in the past tense. */
export const actionNames: Record<Action, string> = {
  add: 'Added',
  change: 'Changed',
  delete: 'Deleted',
  restore: 'Restored',
  erase: 'Deleted permanently',
  export: 'Downloaded',
  'sign-in': 'Signed in',
  'sign-in-refused': 'Sign-in refused',
  'sign-in-slowed': 'Too many failed log-ins',
  'sign-out': 'Signed out',
  'password-reset': 'New password',
  'link-made': 'One-time link made',
  'link-used': 'Password chosen with a one-time link',
  'password-changed': 'Password changed',
  'proof-refused': 'Wrong password or code',
  'two-step-on': 'Two-step sign-in turned on',
  'two-step-off': 'Two-step sign-in turned off',
  'codes-made': 'New recovery codes made',
  'code-used': 'Recovery code used',
  'signed-out-elsewhere': 'Signed out elsewhere',
  import: 'Imported',
  'import-undone': 'Import undone',
  publish: 'Published',
  discard: 'Changes discarded',
}

/** Returns a one-line summary: 'Changed: Course "Arabic"'; 'Changed: 12 students'; 'Signed in'; 'Sign-in refused: 10 attempts in 5 minutes'. */
export function entryText({ action, kind, record_id, name, after, records }: AuditEntry): string {
  const did = actionNames[action]
  const chosen = importedIn(after) ?? records?.length ?? (action === 'export' ? after?.['rows'] : undefined)
  if (typeof chosen === 'number' && isRecordKind(kind)) return `${did}: ${countText(kind, chosen)}`
  if (action === 'export') return `${did}: the register of ${kind}`
  if (kind === 'accounts') {
    if (name !== null && name !== '') return `${did}: ${name}`
    if (action === 'add') return `${did}: the first account`
    const tries = after?.['tries']
    return typeof tries === 'number' ? `${did}: ${tries} attempts in 5 minutes` : did
  }
  if (kind === 'site') return `${did}: ${kindName(kind)}, ${name}`
  return `${did}: ${kindName(kind)} ${name === null ? `no. ${record_id}` : `"${name}"`}`
}

/** Returns the number of records that an import wrote; undefined for other entries. */
function importedIn(after: AuditEntry['after']): number | undefined {
  const [added, changed] = [after?.['added'], after?.['changed']]
  return typeof added === 'number' && typeof changed === 'number' ? added + changed : undefined
}

/** Returns the deleted record that an entry still names; undefined if there is nothing to erase. */
export function erasableIn({ can_erase, kind, record_id, name }: AuditEntry): Erasable | undefined {
  if (!can_erase || !isRecordKind(kind) || record_id === null) return undefined
  return { kind, id: record_id, name: name ?? `no. ${record_id}` }
}

type IdField = (typeof recordKinds)[keyof typeof recordKinds]['idField']

/** What a field is called, and how its values are shown. */
interface Shown {
  label: string
  as: 'text' | 'day' | 'time' | 'switch' | 'when'
}

const text = (label: string): Shown => ({ label, as: 'text' })
const day = (label: string): Shown => ({ label, as: 'day' })
const time = (label: string): Shown => ({ label, as: 'time' })
const onOff = (label: string): Shown => ({ label, as: 'switch' })

/** Field labels, as in the forms; the label of ids is 'Number'. */
const recordFields: Record<Exclude<RecordField, IdField | 'M05_Password'>, Shown> = {
  M05_UserName: text('User Name'),
  M05_UserCode: text('User Code'),
  M05_User_Type: text('User type'),
  M05_Gender: text('Gender'),
  M05_DOB: day('Date of Birth'),
  M05_CountryName: text('Country Name'),
  M05_Qualification: text('Qualification'),
  M05_M02_BachId: text('Batch'),
  M05_M04_Role: text('Role'),
  M05_JoiningDate: day('Joining Date'),
  M05_MobileNumber: text('Mobile Number'),
  M05_Email: text('Email'),
  M05_Address: text('Address'),
  M05_AllowLogin: onOff('Allow login'),
  M05_IsActive: onOff('Active'),
  M06_Specialization: text('Specialization'),
  M07_M11_DivisionId: text('Division'),
  M01_Title: text('Title'),
  M01_Description: text('Description'),
  M02_Name: text('Batch Name'),
  M02_M01_CourseId: text('Course'),
  M11_Division_name: text('Division Name'),
  M11_Batch_id: text('Batch'),
  M11_M05_User_Id: text('Mentor'),
  M03_SubjectName: text('Subject'),
  M03_Title: text('Title'),
  M03_YouTubeLink: text('YouTube Link'),
  M03_M02_BatchId: text('Batch'),
  M03_ScheduledAt: time('Scheduled At'),
  M03_ExpiryTime: time('Expire At'),
  M04_RoleName: text('Name'),
}

const shownFields: Readonly<Record<string, Shown>> = {
  ...Object.fromEntries(Object.values(recordKinds).map(({ idField }) => [idField, text('Number')])),
  ...recordFields,
  M03_M11_DivisionIds: text('Divisions'),
  batch_id: text('Batch'),
  is_active: onOff('Active'),
  rows: text('Records'),
  added: text('Added'),
  changed: text('Changed'),
  batches: text('Batches added'),
  divisions: text('Divisions added'),
  import: text('Number of the import'),
  kept: text('Kept, as somebody changed them since'),
  division_id: text('Division'),
  when: { label: 'Time', as: 'when' },
  from: time('From'),
  until: time('Until'),
  video: text('YouTube Link'),
  passwordChanged: text('Password'),
  level: text('Level'),
  state: text('State'),
  digest: text('Digest of the name'),
  class_page: text('Class page'),
  summary: text('What changed'),
  two_step_required: text('Two-step sign-in for everybody'),
}

/** The display texts of one field of an entry. */
export interface FieldTexts {
  field: string
  label: string
  before: string
  after: string
}

/** Returns each field of an entry with its old and new text; '' if it was absent. */
export function fieldsOf({
  before,
  after,
  names,
}: Pick<AuditEntry, 'before' | 'after' | 'names'>): FieldTexts[] {
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].map((field) => ({
    field,
    label: shownFields[field]?.label ?? field,
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
  const plain = typeof value === 'string' ? value : JSON.stringify(value)
  switch (shownFields[field]?.as) {
    case 'switch':
      return value === 1 ? 'On' : 'Off'
    case 'day':
      return dayText(plain)
    case 'time':
      return `${dayText(plain)}, ${timeText(plain)}`
    case 'when':
      return whenTexts[plain] ?? plain
    default:
      return plain
  }
}

const whenTexts: Readonly<Record<string, string>> = whenNames
