import { boundQuery } from '#contract/classes/classBounds.ts'
import type { Class } from '#contract/classes/classes.ts'
import { whenNames } from '#contract/classes/classQuery.ts'
import { classColumns } from './chosen.ts'
import type { AskedClasses, ExportSource, ExportTime, Register } from './order.ts'

/** Returns the classes of an order, with the columns by which an import finds them again. */
export async function classRegister(
  { classes }: Pick<ExportSource, 'classes'>,
  { filter, sort, at, zone }: AskedClasses & ExportTime,
): Promise<Register<Class>> {
  const { when, from, until, video } = filter
  const query = boundQuery({ ...filter, sort, page: 1, per_page: 1, search: '' }, at, zone)
  const { total } = await classes.page(query)
  const others = { From: from, Until: until, 'YouTube Link': video }
  return {
    title: 'Classes',
    total,
    columns: classColumns,
    slices: () => classes.slices(query),
    filter: [
      ['Time', when === undefined ? 'All' : whenNames[when]],
      ...Object.entries(others).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    ],
  }
}
