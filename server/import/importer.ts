import type * as z from 'zod/mini'
import { checkBody, importBody, RefusedBody, type ImportDone } from '#contract/import/import.ts'
import type { ImportKind } from '#contract/import/importFields.ts'
import { readJson } from '#server/body.ts'
import { text, sheetOf } from '#server/export/chosen.ts'
import { workbook } from '#server/export/workbook.ts'
import { checked } from '#server/http.ts'
import { found, Refusal } from '#server/refusal.ts'
import type { Actor } from '#server/store/auditStore.ts'
import type { ImportWrite } from '#server/store/importStore.ts'
import type { SubmitKey } from '#server/store/stored.ts'
import type { Store } from '#server/store/store.ts'
import type { Bytes } from '#server/stream.ts'
import { check } from './check.ts'
import { classRules, studentRules, teacherRules } from './kindRules.ts'
import { readFile } from './readFile.ts'
import { checkOf, writeImport, type NewPassword } from './write.ts'

/** What to do with the body of a request. Times in ms since 1970. */
export type ImportTask =
  | { kind: ImportKind; does: 'read'; name: string; sheet: number | undefined }
  | { kind: ImportKind; does: 'check' | 'refused' }
  | { kind: ImportKind; does: 'write'; at: number; by: Actor; submit: SubmitKey | undefined }
  | { does: 'undo'; id: number; at: number; by: Actor }

/** Whether a task changes the database. */
export const isWrite = ({ does }: ImportTask) => does === 'write' || does === 'undo'

export interface ImportDeps {
  store: Pick<Store, 'students' | 'teachers' | 'classes' | 'imports'>
  /** Returns a random password with its hash. */
  newPassword: () => Promise<NewPassword>
}

/** Only a client with a defect sends such a body. */
const NOT_AS_SENT = 'This is not as the description of the API says'

type Progress = Pick<ImportWrite, 'onProgress' | 'signal'>

/**
 * Does a task. Returns the data of the response, or the bytes of a spreadsheet.
 * @throws {Refusal} if the body or the database does not allow it
 */
export async function runImport(
  task: ImportTask,
  bytes: Bytes,
  deps: ImportDeps,
  progress: Progress = {},
): Promise<object> {
  if (task.does === 'undo') return undo(task, deps)
  if (task.does === 'read') return readFile({ ...task, bytes })
  if (task.does === 'refused') return refusedBook(checked(RefusedBody, readJson(bytes), NOT_AS_SENT))
  if (task.does === 'write') return write(task, bytes, deps, progress)
  const body = checked(checkBody(task.kind), readJson(bytes), NOT_AS_SENT)
  const { students, teachers, classes } = deps.store
  if (task.kind === 'students') return checkOf(await check(studentRules, students.imports, body))
  if (task.kind === 'teachers') return checkOf(await check(teacherRules, teachers.imports, body))
  return checkOf(await check(classRules, classes.imports, body))
}

async function undo({ id, at, by }: Extract<ImportTask, { does: 'undo' }>, { store }: ImportDeps) {
  const outcome = found(await store.imports.undo(id, { at, by }), 'Import')
  if (outcome === 'undone') throw new Refusal(409, 'This import was already undone.')
  return outcome
}

function write(
  { kind, at, by, submit }: Extract<ImportTask, { does: 'write' }>,
  bytes: Bytes,
  { store, newPassword }: ImportDeps,
  progress: Progress,
): Promise<ImportDone> {
  const { students, teachers, classes, imports: past } = store
  const body = checked(importBody(kind), readJson(bytes), NOT_AS_SENT)
  const written = { at, by, submit, ...progress }
  const withPassword = <Body extends object>(person: Body, password: NewPassword | undefined) => ({
    ...person,
    ...(password && { passwordHash: password.passwordHash }),
  })
  const shared = { past, newPassword, storedOf: withPassword }
  if (kind === 'students')
    return writeImport({ rules: studentRules, imports: students.imports, ...shared }, body, written)
  if (kind === 'teachers')
    return writeImport({ rules: teacherRules, imports: teachers.imports, ...shared }, body, written)
  return writeImport(
    {
      rules: classRules,
      imports: classes.imports,
      past,
      newPassword: undefined,
      storedOf: (lesson) => lesson,
    },
    body,
    written,
  )
}

/** Returns the spreadsheet of refused rows, with the reason in a last column. */
async function refusedBook({ headers, rows }: z.output<typeof RefusedBody>): Promise<Bytes> {
  const columns = [...headers, 'Reason'].map((title, index) =>
    text<(typeof rows)[number]>(title, 24, ({ cells, reason }) =>
      index === headers.length ? reason : (cells[index] ?? ''),
    ),
  )
  const pieces: Bytes[] = []
  for await (const piece of workbook([sheetOf('Refused', columns, rows)])) pieces.push(piece)
  return new Uint8Array(await new Blob(pieces).arrayBuffer())
}
