import { describe, expect, test } from 'vitest'
import { memoryStore } from '#server/store/memory/memoryStore.ts'
import type { Store } from '#server/store/store.ts'
import { fc } from '#tests/runs.ts'
import { complete, list, writer, type Asked } from './records.ts'

/** What may be done with students; numbers are taken modulo what there is. */
type Step =
  | { kind: 'add' | 'move' | 'remove' | 'restore' | 'add teacher'; number: number; place: number }
  | { kind: 'page'; page: number; perPage: number; search: string; filter: number }

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'add' as const,
        'move' as const,
        'move' as const,
        'remove' as const,
        'restore' as const,
        'add teacher' as const,
      ),
      number: fc.nat(1000),
      place: fc.nat(3),
    }),
    weight: 2,
  },
  {
    arbitrary: fc.record({
      kind: fc.constant('page' as const),
      page: fc.constantFrom(1, 1, 2, 3, 9),
      perPage: fc.constantFrom(1, 3, 7, 15),
      search: fc.constantFrom('', '', '', 'student 1', 'IHS', 'ihs-2', '2', '%', 'no such'),
      filter: fc.nat(8),
    }),
    weight: 5,
  },
)

/** Two batches of two divisions each. Both stores give the same ids, as they do the same from the beginning. */
class Twins {
  private constructor(
    readonly stores: readonly [Store, Store],
    private readonly writers: ReturnType<typeof writer>[],
    private readonly places: { batchId: number; divisionId: number }[],
  ) {}

  static async of(stores: readonly [Store, Store]) {
    const writers = stores.map((store) => writer(() => store))
    const places = []
    for (const write of writers) {
      const batches = [await write.batchWith(2), await write.batchWith(2)]
      places.push(
        batches.flatMap(({ batchId, divisionIds }) =>
          divisionIds.map((divisionId) => ({ batchId, divisionId })),
        ),
      )
    }
    return new Twins(stores, writers, places[1] ?? [])
  }

  private at(place: number) {
    const { batchId = 0, divisionId = 0 } = this.places[place % this.places.length] ?? {}
    return { M05_M02_BachId: batchId, M07_M11_DivisionId: divisionId }
  }

  async add(place: number) {
    for (const write of this.writers) await write.student(this.at(place))
  }

  async addTeacher(place: number) {
    for (const write of this.writers) await write.teacher({ M05_M02_BachId: this.at(place).M05_M02_BachId })
  }

  async move(id: number, place: number) {
    for (const [index, { students }] of this.stores.entries()) {
      const body = await this.writers[index]?.studentBody(this.at(place))
      if (body) await students.replace(id, body)
    }
  }

  /** No filter, each batch, each division, and a division beside the batch that it is not of. */
  asked({ page, perPage, search, filter }: Step & { kind: 'page' }): Asked {
    const { batchId = 0, divisionId = 0 } = this.places[filter % 4] ?? {}
    const other = this.places[(filter + 2) % 4]?.batchId
    const isBatch = filter < 4
    return {
      page,
      per_page: perPage,
      search,
      ...(isBatch && { batch_id: filter === 0 ? undefined : batchId }),
      ...(!isBatch && { division_id: divisionId, batch_id: filter === 8 ? other : undefined }),
    }
  }
}

/** More of them, and others with MODEL_SEED, for the drill `model`. */
const HISTORIES = Number(process.env.MODEL_RUNS ?? 10)

/**
 * A store that remembers totals and pages must still answer, after any row of writes and reads, as the plain
 * memory store does. `open` gives a new, empty one.
 */
export function modelSuite(name: string, open: () => Promise<Store>) {
  describe(`the ${name} store, used at random,`, () => {
    test('answers every page as the memory store does', async () => {
      const histories = fc.sample(fc.array(anyStep, { minLength: 20, maxLength: 60 }), {
        numRuns: HISTORIES,
        seed: Number(process.env.MODEL_SEED ?? 469),
      })
      for (const steps of histories) {
        const [answered, expected] = await run(await open(), steps)
        expect(answered).toEqual(expected)
      }
    })
  })
}

/** What the store answered to each step, and what the memory store did. */
async function run(store: Store, steps: Step[]) {
  const twins = await Twins.of([store, memoryStore()])
  for (let number = 0; number < 20; number += 1) await twins.add(number)
  const answers = []
  for (const step of steps) answers.push(await take(twins, step))
  await store.close()
  return [answers.map((pair) => pair?.[0]), answers.map((pair) => pair?.[1])]
}

/** Takes a step in both stores; a pair of answers where the step asks for one. */
async function take(twins: Twins, step: Step) {
  const [store, model] = twins.stores
  const both = async <Answer>(ask: (of: Store) => Promise<Answer>) => [await ask(store), await ask(model)]
  if (step.kind === 'page') return both(({ students }) => students.page(list(twins.asked(step))))
  if (step.kind === 'restore') return both(({ students }) => students.restore(5 + (step.number % 30), 2000))
  if (step.kind === 'add') return twins.add(step.place)
  if (step.kind === 'add teacher') return twins.addTeacher(step.place)
  const { data } = await model.students.page(complete())
  const id = data[step.number % data.length]?.M05_UserId ?? 1
  if (step.kind === 'remove') return both(({ students }) => students.remove(id, 1000))
  return twins.move(id, step.place)
}
