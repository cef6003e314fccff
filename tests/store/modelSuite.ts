import { describe, expect, test } from 'vitest'
import { foldSearch } from '#contract/text/foldText.ts'
import { pageWindow } from '#contract/paging.ts'
import { codeOf, containsWords, readingsOf, type SearchWords } from '#contract/text/search.ts'
import type { Student } from '#contract/users.ts'
import type { Store } from '#server/store/store.ts'
import { fc } from '#tests/runs.ts'
import { list, writer, type Asked } from './records.ts'

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

/** What the model knows of a student. */
interface Known {
  student: Student
  version: number
  isDeleted: boolean
}

/** A store with two batches of two divisions each, and what its students must be: a plain list, newest last. */
class Twin {
  readonly known: Known[] = []

  private constructor(
    readonly store: Store,
    private readonly write: ReturnType<typeof writer>,
    private readonly places: { batchId: number; divisionId: number }[],
  ) {}

  static async of(store: Store) {
    const write = writer(() => store)
    const batches = [await write.batchWith(2), await write.batchWith(2)]
    const places = batches.flatMap(({ batchId, divisionIds }) =>
      divisionIds.map((divisionId) => ({ batchId, divisionId })),
    )
    return new Twin(store, write, places)
  }

  private at(place: number) {
    const { batchId = 0, divisionId = 0 } = this.places[place % this.places.length] ?? {}
    return { M05_M02_BachId: batchId, M07_M11_DivisionId: divisionId }
  }

  async add(place: number) {
    const student = await this.write.student(this.at(place))
    this.known.push({ student, version: 1, isDeleted: false })
  }

  async addTeacher(place: number) {
    await this.write.teacher({ M05_M02_BachId: this.at(place).M05_M02_BachId })
  }

  async move(one: Known, place: number) {
    const body = await this.write.studentBody(this.at(place))
    const replaced = await this.store.students.replace(one.student.M05_UserId, body)
    one.student = { ...one.student, ...body }
    one.version += 1
    return replaced && stateOf(replaced.record, replaced.version)
  }

  async remove(one: Known) {
    one.isDeleted = true
    return this.store.students.remove(one.student.M05_UserId, 1000)
  }

  async restore(one: Known) {
    const restored = await this.store.students.restore(one.student.M05_UserId, 2000)
    return restored && stateOf(restored.record, restored.version)
  }

  /** What the list of the store shows. */
  async page(asked: Asked) {
    const { data, total, current_page, last_page } = await this.store.students.page(list(asked))
    return { total, current_page, last_page, data: data.map((row) => stateOf(row, row.version)) }
  }

  /** What it must show. */
  expectedPage({ page, per_page, search = '', batch_id, division_id }: Asked) {
    const listed = this.known
      .filter(({ student: { M05_M02_BachId, M07_M11_DivisionId }, isDeleted }) => {
        const isPlace = (wanted: number | undefined, is: number | null) =>
          wanted === undefined || wanted === is
        return !isDeleted && isPlace(batch_id, M05_M02_BachId) && isPlace(division_id, M07_M11_DivisionId)
      })
      .toReversed()
    const foundBy = (words: SearchWords) =>
      listed.filter(({ student: { M05_UserName, M05_UserCode, M05_Email, M05_MobileNumber } }) => {
        const texts = [M05_UserName, M05_UserCode, codeOf(M05_UserCode), M05_Email, M05_MobileNumber]
        return containsWords(foldSearch(texts.join('\n')), words)
      })
    const readings = readingsOf(search).map(foundBy)
    const found = search === '' ? listed : (readings.find(({ length }) => length > 0) ?? [])
    const window = pageWindow({ page, per_page }, found.length)
    return {
      total: found.length,
      current_page: window.page,
      last_page: window.lastPage,
      data: found
        .slice(window.offset, window.offset + window.size)
        .map(({ student, version }) => stateOf(student, version)),
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

/** What a list and a record say of a student alike. */
const stateOf = (student: Omit<Student, 'M05_Password'>, version: number) => ({
  id: student.M05_UserId,
  version,
  name: student.M05_UserName,
  code: student.M05_UserCode,
  batch: student.M05_M02_BachId,
  division: student.M07_M11_DivisionId,
})

/** More of them, and others with MODEL_SEED, for the drill `model`. */
const HISTORIES = Number(process.env.MODEL_RUNS ?? 10)

/**
 * A store that remembers totals and pages must still answer, after any row of writes and reads, as a plain list
 * does. `open` gives a new, empty one.
 */
export function modelSuite(name: string, open: () => Promise<Store>) {
  describe(`the ${name} store, used at random,`, () => {
    test('answers every page as a plain list does', async () => {
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

/** What the store answered to each step, and what it must answer. */
async function run(store: Store, steps: Step[]) {
  const twin = await Twin.of(store)
  for (let number = 0; number < 20; number += 1) await twin.add(number)
  const answers = []
  for (const step of steps) answers.push(await take(twin, step))
  await store.close()
  return [answers.map((pair) => pair?.[0]), answers.map((pair) => pair?.[1])]
}

/** Takes a step in both; a pair of answers where the step asks for one. */
async function take(twin: Twin, step: Step) {
  if (step.kind === 'page') {
    const asked = twin.asked(step)
    return [await twin.page(asked), twin.expectedPage(asked)]
  }
  if (step.kind === 'add') return twin.add(step.place)
  if (step.kind === 'add teacher') return twin.addTeacher(step.place)
  if (step.kind === 'restore') {
    const one = twin.known[step.number % twin.known.length]
    if (!one) return undefined
    const { isDeleted } = one
    const restored = await twin.restore(one)
    if (isDeleted) Object.assign(one, { isDeleted: false })
    return [restored, isDeleted ? stateOf(one.student, one.version) : undefined]
  }
  const there = twin.known.filter(({ isDeleted }) => !isDeleted)
  const one = there[step.number % there.length]
  if (!one) return undefined
  if (step.kind === 'remove') return [await twin.remove(one), true]
  return [await twin.move(one, step.place), stateOf(one.student, one.version)]
}
