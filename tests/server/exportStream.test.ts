import { randomBytes } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { mockStore } from '#mocks/database/mockStore.ts'
import type { Versioned } from '#contract/paging.ts'
import type { Student } from '#contract/users.ts'
import { ayshaRahman } from '#mocks/fixtures/students.ts'
import type { Store } from '#server/store/store.ts'
import { institute } from '#mocks/fixtures/institute.ts'
import { office, testApi } from './support.ts'
import { readWorkbook } from './workbook.ts'

/** A store with many students, who are made one slice after the other as they are asked for. */
async function crowd(slices: number, afterSlice: (count: number) => void = () => {}) {
  const state = { made: 0, hasEnded: false }
  const store: Store = await mockStore({ accounts: [office], ...institute })
  store.students.slices = async function* () {
    try {
      for (let slice = 0; slice < slices; slice += 1) {
        state.made += 1
        yield Array.from({ length: 1000 }, (_, index): Student & Versioned => {
          const id = slice * 1000 + index + 1
          // Text that does not pack well, so that much has to be sent.
          const noise = randomBytes(100).toString('base64')
          return { ...ayshaRahman, M05_UserId: id, M05_UserCode: `IHS-${id}`, M05_Address: noise, version: 1 }
        })
        afterSlice(state.made)
      }
    } finally {
      state.hasEnded = true
    }
  }
  return { store, state }
}

async function asked(slices: number, afterSlice?: (count: number) => void) {
  const { store, state } = await crowd(slices, afterSlice)
  const { call } = await testApi({ store })
  const response = await call('GET', '/students?export=export')
  if (!response.body) throw new Error('no body')
  return { state, response, reader: response.body.getReader() }
}

const turn = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 20)
  })

test('students are asked for only as fast as the file is taken, and all of them come', async () => {
  const { state, reader } = await asked(6)
  const parts: Uint8Array[] = []
  let size = 0
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value)
    size += read.value.byteLength
    // A slice makes some 150 kB; what is made runs ahead of what is taken by a few pieces.
    expect(state.made).toBeLessThanOrEqual(size / 100_000 + 3)
  }
  const { cells } = readWorkbook(Buffer.concat(parts)).get('Students') ?? {}
  expect(cells?.get('B6001')?.value).toBe('IHS-6000')
  expect(cells?.has('A6002')).toBe(false)
})

test('a client that goes away ends the work', async () => {
  const { state, reader } = await asked(1000)
  for (let taken = 0; taken < 100_000;) taken += (await reader.read()).value?.byteLength ?? Infinity
  await reader.cancel()
  await vi.waitFor(() => expect(state.hasEnded).toBe(true), 10_000)
  const { made } = state
  expect(made).toBeLessThan(10)
  await turn()
  expect(state.made).toBe(made)
})

test('a database that fails in the middle breaks the file off, so that nobody takes a part for the whole', async () => {
  const { state, reader } = await asked(5, (count) => {
    if (count === 3) throw new Error('connection lost')
  })
  const takeAll = async () => {
    while (!(await reader.read()).done);
  }
  await expect(takeAll()).rejects.toThrow('connection lost')
  expect(state).toEqual({ made: 3, hasEnded: true })
})

test('others have their turn while a large file is made', async () => {
  const { reader } = await asked(4)
  let turns = 0
  const count = setInterval(() => (turns += 1), 1)
  while (!(await reader.read()).done);
  clearInterval(count)
  expect(turns).toBeGreaterThan(10)
})
