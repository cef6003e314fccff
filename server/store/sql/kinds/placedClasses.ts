import { sql, type Insertable } from 'kysely'
import type { Class } from '#contract/classes/classes.ts'
import type { ClassUpdate } from '#contract/classes/classBodies.ts'
import { noteBack, noteLeft, type Placed } from './cancelledClasses.ts'
import {
  insertRows,
  inParts,
  rowsAsSource,
  writeInParts,
  type Cells,
} from '#server/store/sql/writes/rowSets.ts'
import type { Change } from '#server/store/sql/writes/recordSets.ts'
import type { Db, Tables } from '#server/store/sql/tables.ts'

/** A class and the divisions that see it. */
export interface ClassPlaces {
  id: number
  batchId: number
  divisionIds: readonly number[]
}

/** A deleted class. */
export interface TrashedClass {
  row: Insertable<Tables['classes']> & Cells
  divisionIds: number[]
}

/** Returns where the form of a class puts it. */
export const placesIn = (body: ClassUpdate) => ({
  batchId: body.M03_M02_BatchId,
  divisionIds: body.M03_M11_DivisionIds,
})

/** Returns where a deleted class was. */
export const placesOfTrashed = ({ id, row: { row, divisionIds } }: { id: number; row: TrashedClass }) => ({
  id,
  batchId: row.M03_M02_BatchId,
  divisionIds,
})

/** Returns which divisions a change of a class leaves and joins. */
export function moveOf({ id, body, current }: Change<Class, ClassUpdate>) {
  const { batchId, divisionIds } = placesIn(body)
  const [before, after] = [new Set(current.divisions.map((one) => one.M11_Division_id)), new Set(divisionIds)]
  const leaving = [...before].filter((one) => !after.has(one))
  return { id, batchId, leaving, joining: [...after].filter((one) => !before.has(one)) }
}

const placesOf = ({ id, divisionIds }: Pick<ClassPlaces, 'id' | 'divisionIds'>): Placed[] =>
  divisionIds.map((division_id) => ({ class_id: id, division_id }))

/** Puts classes into divisions. */
export async function place(db: Db, classes: readonly ClassPlaces[]): Promise<void> {
  const links = classes.flatMap((one) =>
    placesOf(one).map((placed) => ({ ...placed, batch_id: one.batchId })),
  )
  await insertRows(db, 'class_divisions', links)
  await noteBack(
    db,
    classes.map(({ id }) => id),
  )
}

/** Takes classes out of some of their divisions. */
export async function leave(
  db: Db,
  classes: readonly Pick<ClassPlaces, 'id' | 'divisionIds'>[],
): Promise<void> {
  const leaving = classes.flatMap(placesOf)
  await noteLeft(db, leaving)
  await writeInParts(db, leaving, (some) =>
    sql`delete from "class_divisions" where ("class_id", "division_id") in
      (select "class_id", "division_id" from ${rowsAsSource(db, 'class_divisions', some)} as "given")`.execute(
      db,
    ),
  )
}

/** Takes classes out of all their divisions, whose ids it returns by the ids of the classes. */
export async function leaveAll(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, number[]>> {
  const links = await inParts(db, ids, (some) =>
    db
      .deleteFrom('class_divisions')
      .where('class_id', 'in', some)
      .returning(['class_id', 'division_id'])
      .execute(),
  )
  await noteLeft(db, links)
  const byClass = new Map(ids.map((id): [number, number[]] => [id, []]))
  for (const { class_id, division_id } of links) byClass.get(class_id)?.push(division_id)
  return byClass
}
