import * as z from 'zod/mini'
import { Id } from '#contract/ids.ts'
import { importFields, IMPORT_KINDS, type ImportKind } from './importFields.ts'

/**
 * Importing a spreadsheet takes three calls; the server keeps nothing between them, so the client sends the cells again.
 *
 * 1. `POST /import/{kind}/read`: the bytes of a file, or pasted text → {@link ReadSheet}: its cells as texts, matched columns.
 * 2. `POST /import/{kind}/check`: {@link CheckBody} → {@link ImportCheck}: what would happen to each row, problems, questions.
 *    Corrected cells, another choice of columns and answers to questions are sent by the same call again.
 * 3. `POST /import/{kind}`: {@link ImportBody}, with `Idempotency-Key` → lines of JSON, see {@link ImportLine}.
 *
 * `GET /import/{kind}/template` and `POST /import/{kind}/refused` ({@link RefusedBody}) return spreadsheets.
 * Imports that were done, and their undo, are in `imports.ts`.
 */

/** Beyond these a file is refused, with a sentence that says which. */
export const IMPORT_LIMITS = {
  /** Bytes of a file or of pasted text. */
  fileBytes: 5 * 1024 * 1024,
  /** Bytes of the body of a check or an import. */
  bodyBytes: 16 * 1024 * 1024,
  /** Rows below the headers that are not blank. While they are written, no other save is: with 20,000, some waited too long. */
  rows: 5000,
  columns: 60,
  /** UTF-16 units, as in Excel. */
  cell: 32_767,
  sheets: 100,
  unzippedBytes: 200 * 1024 * 1024,
  /** ms to read a file, and to check it. */
  time: 20_000,
} as const

export const ImportParam = z.object({ kind: z.enum(IMPORT_KINDS) })

/**
 * `POST /import/{kind}/read?name&sheet`. The body is the file (`application/octet-stream`), or pasted text
 * (`text/plain`, UTF-8). `name` is the file's name, `sheet` counts from 1.
 * @default the first sheet that is not hidden and not empty
 */
export const ReadQuery = z.object({
  name: z.catch(z.string(), ''),
  sheet: z.catch(z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000))), undefined),
})

/** A row of a sheet: its number in the file, from 1, and the text of each cell in the order of the headers. */
const SheetRow = z.object({ row: z.int(), cells: z.array(z.string()) })

export type SheetRow = z.output<typeof SheetRow>

/** The year from which the file counts days (Excel's date systems). */
const Epoch = z.literal([1900, 1904])

/** A file that was read: response of `POST /import/{kind}/read`, as `{ data }`. */
export const ReadSheet = z.object({
  format: z.enum(['xlsx', 'csv']),
  /** All sheets of a workbook, in their order; one for CSV and pasted text. */
  sheets: z.array(z.object({ name: z.string(), is_hidden: z.boolean() })),
  /** The sheet that was read, from 1. */
  sheet: z.int(),
  headers: z.array(z.string()),
  /** The field of each header, see `importFields`; null for columns left over. */
  columns: z.array(z.nullable(z.string())),
  /** Rows that are not blank. Days are YYYY-MM-DD where the file marks them as days. */
  rows: z.array(SheetRow),
  epoch: Epoch,
  /** Sentences for the user: hidden rows, merged cells, formulas, the encoding, macros. */
  notes: z.array(z.string()),
})

export type ReadSheet = z.output<typeof ReadSheet>

/** Which of day and month comes first in 03/04/2024. */
const DayOrder = z.enum(['dmy', 'mdy'])
const Century = z.literal([1900, 2000])

/** An id as a form gives it; the form's schema validates it. */
const GivenId = z.union([z.number(), z.string(), z.null()])

/** Answers to questions, and what to add in the same transaction. */
export const ImportAnswers = z.object({
  day_order: z.optional(DayOrder),
  /** The century of years of two digits, by field. */
  century: z.optional(z.record(z.string(), Century)),
  /** Which division a name means in a batch. */
  which: z.optional(z.array(z.object({ batch: z.string(), name: z.string(), id: Id }))),
  /** Batches to add: the name as in the file, and the fields of the form for the rest. */
  add_batches: z.optional(z.array(z.object({ M02_Name: z.string(), M02_M01_CourseId: GivenId }))),
  /** Divisions to add, by the names of their batch and themselves. */
  add_divisions: z.optional(
    z.array(z.object({ batch: z.string(), M11_Division_name: z.string(), M11_M05_User_Id: GivenId })),
  ),
})

export type ImportAnswers = z.output<typeof ImportAnswers>

/**
 * What has to be answered before some rows can be validated. Until then, those rows are refused. Not a discriminated union,
 * nor a tuple below: every page of the console would load the code for them.
 */
export const ImportQuestion = z.union([
  /** Days that can be read both ways. */
  z.object({ ask: z.literal('day_order'), samples: z.array(z.string()) }),
  /** Years of two digits in a field. */
  z.object({ ask: z.literal('century'), field: z.string(), samples: z.array(z.string()) }),
  /** Several divisions of a batch have this name, apart from letter case and spelling; `label` tells them apart. */
  z.object({
    ask: z.literal('which'),
    batch: z.string(),
    name: z.string(),
    options: z.array(z.object({ id: Id, label: z.string() })),
  }),
])

export type ImportQuestion = z.output<typeof ImportQuestion>

/** `POST /import/{kind}/check`. Throws no 422 for problems of cells: those are in the response. */
export function checkBody(kind: ImportKind) {
  const fields = new Set(importFields[kind].map(({ field }) => field))
  const invalid = 'Each column must be a field of the form or none, and each field can be chosen once'
  return z.object({
    columns: z.array(z.nullable(z.string()), { error: invalid }).check(
      z.minLength(1, 'Choose at least one column'),
      z.maxLength(IMPORT_LIMITS.columns, `At most ${IMPORT_LIMITS.columns} columns`),
      z.refine((columns) => {
        const chosen = columns.filter((column) => column !== null)
        return new Set(chosen).size === chosen.length && chosen.every((column) => fields.has(column))
      }, invalid),
    ),
    rows: z
      .array(SheetRow, { error: 'Each row needs its number and its cells' })
      .check(
        z.minLength(1, 'There is no row to import'),
        z.maxLength(IMPORT_LIMITS.rows, `At most ${IMPORT_LIMITS.rows} rows`),
      ),
    epoch: z.prefault(Epoch, 1900),
    answers: z.prefault(ImportAnswers, {}),
  })
}

export type CheckBody = z.output<ReturnType<typeof checkBody>>

/** What happens to a row. */
const OUTCOMES = ['added', 'changed', 'same', 'refused'] as const

const Messages = z.record(z.string(), z.array(z.string()))

/** A row that was validated. */
export const ValidatedRow = z.object({
  row: z.int(),
  outcome: z.enum(OUTCOMES),
  /** Send this back as `seen`: 0 for a row that adds, the version of the record that it changes, null if it is refused. */
  seen: z.nullable(z.int()),
  /** What the record is called, as far as the row says. */
  name: z.string(),
  /** By field: what the form says. A field may not be among the columns. Key '' for the row itself. */
  errors: z.optional(Messages),
  /** By field: what to look at, although it is valid, such as a phone number that may have lost its plus. */
  warnings: z.optional(Messages),
  /** By field: the values before and after, as exports show them. Only for `changed`. */
  changes: z.optional(z.record(z.string(), z.array(z.string()).check(z.minLength(2), z.maxLength(2)))),
})

export type ValidatedRow = z.output<typeof ValidatedRow>

const Counts = z.object({ added: z.int(), changed: z.int(), same: z.int(), refused: z.int() })

/** Names in the file for which there is no record; `rows` is the number of rows with the name. */
const Missing = z.object({
  batches: z.array(z.object({ name: z.string(), rows: z.int() })),
  divisions: z.array(z.object({ batch: z.string(), name: z.string(), rows: z.int() })),
})

/** The dry run: response of `POST /import/{kind}/check`, as `{ data }`. Rows are in the order in which they were sent. */
export const ImportCheck = z.object({
  counts: Counts,
  rows: z.array(ValidatedRow),
  questions: z.array(ImportQuestion),
  missing: Missing,
})

export type ImportCheck = z.output<typeof ImportCheck>

/**
 * `POST /import/{kind}`: what was checked, with the `seen` of each row. 'all' writes nothing if a row is refused or no longer as
 * seen: a 409 with the new {@link ImportCheck} as `data`. 'good' leaves such rows out and writes the others.
 */
export const importBody = (kind: ImportKind) =>
  z.extend(checkBody(kind), {
    seen: z.array(z.nullable(z.int()), { error: 'Each row needs what was seen of it' }),
    mode: z.enum(['all', 'good'], { error: "The mode must be 'all' or 'good'" }),
  })

export type ImportBody = z.output<ReturnType<typeof importBody>>

/** Sign-in data of a new student or teacher. */
export const Slip = z.object({ name: z.string(), code: z.string(), password: z.string() })

export type Slip = z.output<typeof Slip>

/** What an import did. */
export const ImportDone = z.object({
  /** Undoes it at `POST /imports/{id}/undo`; null if nothing was written. */
  id: z.nullable(Id),
  counts: Counts,
  /** Rows that were left out. */
  refused: z.array(z.object({ row: z.int(), message: z.string() })),
  /** Passwords of new people: only in this response. Null if the same import was sent before. */
  slips: z.nullable(z.array(Slip)),
})

export type ImportDone = z.output<typeof ImportDone>

/**
 * A line of the response of `POST /import/{kind}` (`application/x-ndjson`, status 200): progress in rows, at last the result or
 * an error, after which nothing is written. Closing the connection before the last line cancels the import. Errors that
 * are known before the first row is written have their status, as everywhere.
 */
export const ImportLine = z.union([
  z.object({ done: z.int(), total: z.int() }),
  z.object({ data: ImportDone }),
  z.object({ status: z.int(), message: z.string() }),
])

export type ImportLine = z.output<typeof ImportLine>

/** `POST /import/{kind}/refused`: rows for a spreadsheet that can be imported again, with the reason in a last column. */
export const RefusedBody = z.object({
  headers: z.array(z.string()).check(z.maxLength(IMPORT_LIMITS.columns)),
  rows: z
    .array(z.object({ cells: z.array(z.string()), reason: z.string() }))
    .check(z.maxLength(IMPORT_LIMITS.rows)),
})

export type RefusedBody = z.output<typeof RefusedBody>
