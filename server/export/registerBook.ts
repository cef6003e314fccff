import { wallClockAt } from '#server/zone.ts'
import { classRegister } from './classRegister.ts'
import type { ExportOrder, ExportSource, Register } from './order.ts'
import { studentRegister } from './studentRegister.ts'
import type { Sheet } from './workbook.ts'

interface RowCount {
  rows: number
}

/** Returns the sheets of an order and the expected number of rows. */
export const registerBook = async (source: ExportSource, order: ExportOrder) =>
  order.kind === 'students'
    ? bookOf(source, order, await studentRegister(source, order))
    : bookOf(source, order, await classRegister(source, order))

async function bookOf<Row>(source: ExportSource, order: ExportOrder, register: Register<Row>) {
  const count = { rows: 0 }
  const sheets = [rowSheet(register, count), await filterSheet(source, order, register, count)]
  return { rows: register.total, sheets }
}

/** @param count updated while rows are generated, because records may be added or deleted meanwhile */
function rowSheet<Row>({ title, columns, slices }: Register<Row>, count: RowCount): Sheet {
  return {
    name: title,
    columns,
    async *slices() {
      for await (const slice of slices()) {
        count.rows += slice.length
        yield slice.map((row) => columns.map(({ of }) => of(row)))
      }
    },
  }
}

/** Returns the sheet that describes the filter. */
async function filterSheet(
  source: ExportSource,
  { filter: { batch_id: batch, division_id: division }, at, zone }: ExportOrder,
  { title, filter }: Pick<Register<never>, 'title' | 'filter'>,
  count: RowCount,
): Promise<Sheet> {
  const batchName = batch === undefined ? 'All Batches' : (await source.batches.get(batch))?.record.M02_Name
  const divisionName =
    division === undefined
      ? 'All Divisions'
      : (await source.divisions.get(division))?.record.M11_Division_name
  const rows = () => [
    ['Batch', batchName ?? 'Not found'],
    ['Division', divisionName ?? 'Not found'],
    ...filter,
    [title, String(count.rows)],
    ['Exported at', `${wallClockAt(at, zone)} (${zone})`],
  ]
  return {
    name: 'Filter',
    columns: [
      { title: 'Filter', width: 16, look: 'text' },
      { title: 'Value', width: 40, look: 'text' },
    ],
    slices: () => [rows()],
  }
}
