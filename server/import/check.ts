import { BatchBody, NO_SUCH_BATCH } from '#contract/batches.ts'
import { NO_SUCH_COURSE } from '#contract/courses.ts'
import { DivisionBody } from '#contract/divisions.ts'
import { foldText } from '#contract/text/foldText.ts'
import type { CheckBody } from '#contract/import/import.ts'
import { importKeys } from '#contract/import/importFields.ts'
import { NO_SUCH_TEACHER } from '#contract/users.ts'
import { checked } from '#server/http.ts'
import { invalid } from '#server/refusal.ts'
import type { ImportPlan, KindImports, Register } from '#server/store/importStore.ts'
import { validateRows, rowKey, type Validation } from './validateRows.ts'
import type { Fields, KindRules } from './kindRules.ts'
import { byName, nameKey, placeholder } from './names.ts'

/** What a file will do, and the batches and divisions that it adds. */
export interface Checked<Body> {
  validation: Validation<Body>
  parents: Pick<ImportPlan<Body>, 'batches' | 'divisions'>
}

/** Validates a file by the register as it is now. @throws {Refusal} 422 if a batch or division cannot be added as asked */
export async function check<Row, Body extends Fields, Stored>(
  rules: KindRules<Row, Body>,
  imports: Pick<KindImports<Row, Stored>, 'register'>,
  body: CheckBody,
): Promise<Checked<Body>> {
  const courses = (body.answers.add_batches ?? []).map((batch) => Number(batch.M02_M01_CourseId))
  const mentors = (body.answers.add_divisions ?? []).map((division) => Number(division.M11_M05_User_Id))
  const register = await imports.register({
    keys: [
      ...new Set([
        ...textsOf(body, importKeys[rules.kind], (text) => rowKey(rules, text)),
        // Codes that were saved by release 1.0 are stored with the blanks and marks that they have.
        ...textsOf(body, importKeys[rules.kind], (text) => foldText(text.trim()) || undefined),
      ]),
    ],
    batches: [
      ...new Set([
        ...textsOf(body, rules.batchField, (text) => nameKey(text) || undefined),
        ...(body.answers.add_divisions ?? []).map(({ batch }) => nameKey(batch)),
      ]),
    ],
    courses: courses.filter(Number.isSafeInteger),
    mentors: mentors.filter(Number.isSafeInteger),
  })
  return { validation: validateRows(rules, body, register), parents: parentsOf(body, register) }
}

/** Returns the different texts of a column, as `of` changes them, without blank ones. */
function textsOf(
  { columns, rows }: CheckBody,
  field: string,
  of: (text: string) => string | undefined,
): string[] {
  const column = columns.indexOf(field)
  if (column === -1) return []
  const texts = new Set(rows.map(({ cells }) => of(cells[column] ?? '')))
  return [...texts].filter((text) => text !== undefined)
}

/** Returns the batches and divisions to add, validated by the schemas of their forms, without those that exist by now. */
function parentsOf<Row>({ answers }: CheckBody, register: Register<Row>) {
  const find = byName(register.batches)
  const batches = (answers.add_batches ?? []).flatMap((given, index) => {
    if (find(given.M02_Name)) return []
    const body = checked(BatchBody, given)
    if (!register.courses.has(body.M02_M01_CourseId)) throw invalid({ M02_M01_CourseId: [NO_SUCH_COURSE] })
    return [{ at: placeholder(index), body }]
  })
  const added = batches.map(({ at, body }) => ({ id: at, name: body.M02_Name }))
  const findAny = byName([...register.batches, ...added])
  const divisions = (answers.add_divisions ?? []).flatMap((given, index) => {
    const batchId = findAny(given.batch)?.id
    if (batchId === undefined) throw invalid({ M11_Batch_id: [NO_SUCH_BATCH] })
    const isKnown = register.divisions.some(
      (one) => one.batchId === batchId && nameKey(one.name) === nameKey(given.M11_Division_name),
    )
    if (isKnown) return []
    const body = checked(DivisionBody, { ...given, M11_Batch_id: batchId })
    if (!register.mentors.has(body.M11_M05_User_Id)) throw invalid({ M11_M05_User_Id: [NO_SUCH_TEACHER] })
    return [{ at: placeholder(index), body }]
  })
  return { batches, divisions }
}
