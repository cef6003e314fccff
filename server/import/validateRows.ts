import { NO_SUCH_DIVISION } from '#contract/divisions.ts'
import { fieldErrors, type FieldErrors } from '#contract/errors.ts'
import { foldText, uniqueKey } from '#contract/text/foldText.ts'
import type { CheckBody, ImportCheck, ValidatedRow, SheetRow } from '#contract/import/import.ts'
import { importFields, importKeys } from '#contract/import/importFields.ts'
import { CODE_TAKEN } from '#contract/users.ts'
import { asTyped, flagIn, genderIn, invisibleIn, phoneIn, phoneWarning } from './cellValues.ts'
import { readDays, type Days } from './days.ts'
import type { Register } from '#server/store/importStore.ts'
import type { Fields, KindRules } from './kindRules.ts'
import { createNames, type Named, type Names } from './names.ts'

/** A row that was validated, and what to write for it. */
export interface Planned<Body> {
  validated: ValidatedRow
  /** `id` is null for a new record. Ids of added batches and divisions are placeholders, see `names.ts`. */
  write?: { id: number | null; version: number; body: Body }
}

export interface Validation<Body> extends Omit<ImportCheck, 'rows'> {
  planned: Planned<Body>[]
}

const dayFields = new Set(['M05_DOB', 'M05_JoiningDate', 'M03_ScheduledAt', 'M03_ExpiryTime'])
const NO_CLASS = 'There is no class with this ID. Leave it blank to add a class'
const OTHER_ROLE = 'The role follows from the kind of user and cannot be imported'

/** Returns the key by which a cell names its record; undefined for a blank one. The key of invisible characters is ''. */
export function rowKey(rules: { kind: keyof typeof importKeys }, text: string): string | undefined {
  const name = text.trim()
  if (name === '') return undefined
  return rules.kind === 'classes' ? name : uniqueKey(name)
}

/** Validates every row by the schema of the form and by the register. Runs without pause: 5,000 rows take half a second. */
export function validateRows<Row, Body extends Fields>(
  rules: KindRules<Row, Body>,
  { columns, rows, epoch, answers }: CheckBody,
  register: Register<Row>,
): Validation<Body> {
  const fields = columns.flatMap((field, column) => (field === null ? [] : [{ field, column }]))
  const keyField = importKeys[rules.kind]
  const keyColumn = columns.indexOf(keyField)
  const keys = rows.map(({ cells }) => rowKey(rules, cells[keyColumn] ?? ''))
  const rowsOfKey = new Map<string, number[]>()
  keys.forEach((key, index) => {
    if (key !== undefined) rowsOfKey.set(key, [...(rowsOfKey.get(key) ?? []), rows[index]?.row ?? 0])
  })
  const texts = new Map(
    fields
      .filter(({ field }) => dayFields.has(field))
      .map(({ field, column }) => [field, rows.map(({ cells }) => cells[column] ?? '')]),
  )
  const days = readDays(texts, answers, epoch)
  const names = createNames(register.batches, register.divisions, answers)
  const shown = new Map(rules.columns(register.roles).map(({ title, of }) => [title, of] as const))
  const shownBy = new Map(importFields[rules.kind].map(({ field, label }) => [field, shown.get(label)]))

  const context = { rules, fields, register, days, names, shownBy, keyField }
  const planned = rows.map((row, index) => {
    const key = keys[index]
    return validateRow(context, row, key, key === undefined ? [] : (rowsOfKey.get(key) ?? []))
  })
  const counts = { added: 0, changed: 0, same: 0, refused: 0 }
  for (const { validated } of planned) counts[validated.outcome] += 1
  return { counts, planned, questions: [...days.questions, ...names.questions()], missing: names.missing() }
}

interface Context<Row, Body extends Fields> {
  rules: KindRules<Row, Body>
  fields: { field: string; column: number }[]
  register: Register<Row>
  days: Days
  names: Names
  shownBy: ReadonlyMap<string, ((row: Row) => string) | undefined>
  keyField: string
}

function validateRow<Row, Body extends Fields>(
  context: Context<Row, Body>,
  { row, cells }: SheetRow,
  key: string | undefined,
  sameKey: readonly number[],
): Planned<Body> {
  const { rules, fields, register, shownBy, keyField } = context
  const stored = key === undefined ? undefined : register.rows.get(key)
  const before = stored && rules.bodyOf(stored)
  const cellsBy = new Map(fields.map(({ field, column }) => [field, cells[column] ?? '']))
  const { values, problems } = valuesOf(context, cellsBy, before, stored)

  if (sameKey.length > 1) {
    const others = sameKey.filter((other) => other !== row)
    problems[keyField] = [`The same value is in row ${others.slice(0, 5).join(', ')}`]
  } else if (rules.kind === 'classes' && key !== undefined && !stored) problems[keyField] = [NO_CLASS]
  else if (key !== undefined && register.taken.has(key)) problems[keyField] = [CODE_TAKEN]

  const form = { ...before, ...values }
  const parsed = (stored ? rules.changes : rules.adds).safeParse(form)
  const errors: FieldErrors = { ...(parsed.success ? {} : fieldErrors(parsed.error)), ...problems }
  const name = textIn(form, rules.nameField)
  const isAsShown = ({ field }: { field: string }) =>
    stored !== undefined && asTyped(cellsBy.get(field) ?? '') === asTyped(shownBy.get(field)?.(stored) ?? '')
  // Records may have values that their form refuses, such as a student without a division.
  if (stored && sameKey.length === 1 && fields.every(isAsShown))
    return { validated: { row, outcome: 'same', seen: stored.version, name } }
  const warnings = warningsOf(cellsBy, form, before)
  if (!parsed.success || Object.keys(errors).length > 0) {
    return { validated: { row, outcome: 'refused', seen: null, name, errors, ...warnings } }
  }
  if (!stored || !before) {
    const write = { id: null, version: 0, body: parsed.data }
    return { validated: { row, outcome: 'added', seen: 0, name, ...warnings }, write }
  }
  const changes = changesOf(parsed.data, before, (field) => shownBy.get(field)?.(stored) ?? '', cellsBy)
  if (Object.keys(changes).length === 0)
    return { validated: { row, outcome: 'same', seen: stored.version, name, ...warnings } }
  return {
    validated: { row, outcome: 'changed', seen: stored.version, name, changes, ...warnings },
    write: { id: rules.idOf(stored), version: stored.version, body: parsed.data },
  }
}

function textIn(fields: Fields, field: string): string {
  const value = fields[field]
  return typeof value === 'string' ? asTyped(value) : ''
}

/** Returns the values of a form from the cells of a row, and why some have none. */
function valuesOf<Row, Body extends Fields>(
  { rules, names, days, register }: Context<Row, Body>,
  cells: ReadonlyMap<string, string>,
  before: Fields | undefined,
  stored: Row | undefined,
): { values: Fields; problems: FieldErrors } {
  const values: Fields = {}
  const problems: FieldErrors = {}
  const put = (field: string, named: Named<unknown>) => {
    if ('value' in named) values[field] = named.value
    else problems[field] = [named.problem]
  }
  const { batchField, divisionField } = rules
  const batchText = cells.get(batchField)
  if (batchText !== undefined) put(batchField, names.batch(batchText))
  const batch = values[batchField] ?? before?.[batchField]
  const batchId = typeof batch === 'number' && !(batchField in problems) ? batch : undefined

  for (const [field, text] of cells) {
    if (field === batchField || field === 'M03_ClassesId') continue
    if (field === divisionField) {
      const label = batchText ?? nameOf(register, batchId)
      put(field, names[field === 'M03_M11_DivisionIds' ? 'divisions' : 'division'](label, batchId, text))
    } else if (dayFields.has(field)) put(field, days.read(field, text))
    else if (field === 'M05_MobileNumber') values[field] = phoneIn(text, textIn(before ?? {}, field))
    else if (field === 'M05_Gender') values[field] = genderIn(text)
    else if (field === 'M05_AllowLogin' || field === 'M05_IsActive') {
      values[field] = flagIn(text) ?? before?.[field]
    } else if (field === 'M05_M04_Role') {
      const role = rules.roleOf?.(stored, register.roles) ?? ''
      if (text.trim() !== '' && foldText(text.trim()) !== foldText(role)) problems[field] = [OTHER_ROLE]
    } else values[field] = text
  }
  const isLeftBehind =
    divisionField !== undefined && before && !cells.has(divisionField) && batch !== before[batchField]
  if (isLeftBehind && before[divisionField] !== null) problems[divisionField] = [NO_SUCH_DIVISION]
  return { values, problems }
}

const nameOf = ({ batches }: Register<unknown>, id: number | undefined) =>
  batches.find((batch) => batch.id === id)?.name ?? ''

/** Returns the texts of each field that differs, as exports show them. */
function changesOf(
  after: Fields,
  before: Fields,
  shown: (field: string) => string,
  cells: ReadonlyMap<string, string>,
): NonNullable<ValidatedRow['changes']> {
  const changes: NonNullable<ValidatedRow['changes']> = {}
  for (const field of cells.keys()) {
    if (!(field in after) || JSON.stringify(after[field]) === JSON.stringify(before[field])) continue
    const value = after[field]
    const isPlain = typeof value === 'string' || value === null
    const text = isPlain ? (value ?? '') : asTyped(cells.get(field) ?? '')
    changes[field] = [shown(field), text]
  }
  return changes
}

function warningsOf(
  cells: ReadonlyMap<string, string>,
  form: Fields,
  before: Fields | undefined,
): Pick<ValidatedRow, 'warnings'> {
  const warnings: FieldErrors = {}
  for (const [field, text] of cells) {
    const saved = field === 'M05_MobileNumber' ? form[field] : undefined
    const found = saved === undefined ? invisibleIn(text) : phoneWarning(text, saved, before?.[field])
    if (found !== undefined) warnings[field] = [found]
  }
  return Object.keys(warnings).length === 0 ? {} : { warnings }
}
