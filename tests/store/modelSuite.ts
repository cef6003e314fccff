import { describe, expect, test } from 'vitest'
import { memoryStore } from '#server/store/memory/memoryStore.ts'
import type { Store } from '#server/store/store.ts'
import { fc } from '#tests/runs.ts'
import { studentModel } from './studentModel.ts'

/** What may be done to a store; numbers are taken modulo what there is. */
type Step =
  | { kind: 'add' | 'remove' | 'replace'; number: number; word: string }
  | { kind: 'page'; page: number; perPage: number; search: string }

const words = ['hadith', 'Hadith', 'grammar', 'ഹദീസ്', '100%', 'a_b', '']

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    arbitrary: fc.record({
      kind: fc.constantFrom('add' as const, 'add' as const, 'remove' as const, 'replace' as const),
      number: fc.nat(1000),
      word: fc.constantFrom(...words),
    }),
    weight: 2,
  },
  {
    arbitrary: fc.record({
      kind: fc.constant('page' as const),
      page: fc.constantFrom(1, 1, 1, 2, 3, 4, 9),
      perPage: fc.constantFrom(1, 2, 3, 7, 15),
      search: fc.constantFrom('', '', 'hadith', 'ദീസ', 'a_', '%', 'course 1', 'no such'),
    }),
    weight: 6,
  },
)

/** More of them, and others with MODEL_SEED, for the drill `model`. */
const HISTORIES = Number(process.env.MODEL_RUNS ?? 8)

/**
 * A store that remembers totals and pages must still answer, after any row of writes and reads, as the plain
 * memory store does. `open` gives a new, empty one.
 */
export function modelSuite(name: string, open: () => Promise<Store>) {
  describe(`the ${name} store, used at random,`, () => {
    test('answers every page as the memory store does', async () => {
      const run = async (steps: Step[]) => {
        const stores: [Store, Store] = [await open(), memoryStore()]
        for (let number = 1; number <= 30; number += 1) await addTo(stores, number, words[number % 7])
        const pages = []
        for (const [index, step] of steps.entries()) pages.push(await take(stores, step, 100 + index))
        await stores[0].close()
        return pages
      }
      const histories = fc.sample(fc.array(anyStep, { minLength: 20, maxLength: 60 }), {
        numRuns: HISTORIES,
        seed: Number(process.env.MODEL_SEED ?? 469),
      })
      for (const steps of histories) {
        for (const page of await run(steps)) expect(page?.answered).toEqual(page?.expected)
      }
    })

    studentModel(open)
  })
}

const body = (number: number, word = '') => ({
  M01_Title: `Course ${number}`,
  M01_Description: `Part ${number} ${word}`,
})

async function addTo(stores: Store[], number: number, word?: string) {
  for (const { courses } of stores) await courses.add(body(number, word))
}

async function take([store, model]: [Store, Store], step: Step, number: number) {
  if (step.kind === 'page') {
    const query = { page: step.page, per_page: step.perPage, search: step.search }
    return { answered: await store.courses.page(query), expected: await model.courses.page(query) }
  }
  if (step.kind === 'add') {
    await addTo([store, model], number, step.word)
    return undefined
  }
  const { data } = await model.courses.page({ page: undefined, per_page: undefined, search: '' })
  const id = data[step.number % data.length]?.M01_CourseId ?? 1
  for (const { courses } of [store, model]) {
    if (step.kind === 'remove') await courses.remove(id, number)
    else await courses.replace(id, body(number, step.word))
  }
  return undefined
}
