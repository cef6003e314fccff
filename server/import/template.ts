import { importFields, type ImportKind } from '#contract/import/importFields.ts'
import { text } from '#server/export/chosen.ts'
import { workbook, type Sheet } from '#server/export/workbook.ts'
import type { Store } from '#server/store/store.ts'
import type { Bytes } from '#server/stream.ts'

const examplePerson: Record<string, string> = {
  M05_UserName: 'Example Person',
  M05_UserCode: 'EXAMPLE-1',
  M05_Gender: 'female',
  M05_DOB: '2001-02-28',
  M05_CountryName: 'India',
  M05_Qualification: 'Plus Two',
  M05_JoiningDate: '2024-06-03',
  M05_MobileNumber: '+910000000000',
  M05_Email: 'example@example.org',
  M05_Address: 'Example House, Example Road',
  M05_AllowLogin: 'Yes',
  M05_IsActive: 'Yes',
  M05_M02_BachId: 'Example Batch',
}

/** The example row of each template, by field. */
const examples: Readonly<Record<ImportKind, Readonly<Record<string, string>>>> = {
  students: { ...examplePerson, M07_M11_DivisionId: 'Example Division', M05_M04_Role: 'student' },
  teachers: { ...examplePerson, M06_Specialization: 'Hadith' },
  classes: {
    M03_ClassesId: '',
    M03_SubjectName: 'Example Subject',
    M03_Title: 'Example Title',
    M03_M02_BatchId: 'Example Batch',
    M03_M11_DivisionIds: 'Example Division, Other Division',
    M03_ScheduledAt: '2024-06-03 18:30',
    M03_ExpiryTime: '2024-06-10 18:30',
    M03_YouTubeLink: 'https://www.youtube.com/watch?v=aaaaaaaaaaa',
  },
}

/** Whether a row is the example of a template, as it was downloaded. */
export function isExample(
  kind: ImportKind,
  columns: readonly (string | null)[],
  cells: readonly string[],
): boolean {
  const known = columns.flatMap((field, column) => (field === null ? [] : [{ field, text: cells[column] }]))
  return known.length > 2 && known.every(({ field, text: cell }) => cell === examples[kind][field])
}

/** Returns a spreadsheet with the headers and an example row, and the valid batches and divisions on a second sheet. */
export function template(
  kind: ImportKind,
  store: Pick<Store, 'batches' | 'divisions'>,
): AsyncGenerator<Bytes> {
  const columns = importFields[kind].map(({ field, label }) =>
    text<Record<string, string>>(label, 20, (row) => row[field] ?? ''),
  )
  const sheet: Sheet = {
    name: `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`,
    columns,
    slices: () => [[columns.map(({ of }) => of(examples[kind]))]],
  }
  return workbook([sheet, namesSheet(store)])
}

function namesSheet({ batches, divisions }: Pick<Store, 'batches' | 'divisions'>): Sheet {
  return {
    name: 'Batches and divisions',
    columns: [
      { title: 'Batch', width: 30, look: 'text' },
      { title: 'Division', width: 30, look: 'text' },
    ],
    async *slices() {
      const withDivisions = new Set<number>()
      for await (const slice of divisions.slices({})) {
        for (const division of slice) withDivisions.add(division.M11_Batch_id)
        yield slice.map((division) => [division.batch?.M02_Name ?? '', division.M11_Division_name])
      }
      for await (const slice of batches.slices({}))
        yield slice
          .filter((batch) => !withDivisions.has(batch.M02_BatchId))
          .map((batch) => [batch.M02_Name, ''])
    },
  }
}
