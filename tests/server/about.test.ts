import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Batch } from '#contract/batches.ts'
import { institute } from '#mocks/fixtures/institute.ts'
import { testApi } from './support.ts'

test('a record is told with what refers to it and who changed it last', async () => {
  const { call, read } = await testApi({ seed: institute })
  expect(await read('/about/batches/7')).toEqual({
    data: { uses: { students: 6, teachers: 4, divisions: 4, classes: 4 }, last_change: null },
  })
  const { data: batch } = z.object({ data: Batch }).parse(await read('/batches/7'))
  const changed = await call('PUT', '/batches/7', { json: { ...batch, M02_Name: 'Women 7' } })
  expect(changed.status).toBe(200)
  expect(await read('/about/batches/7')).toMatchObject({
    data: { last_change: { action: 'change', name: 'Women 7', after: { M02_Name: 'Women 7' } } },
  })
})

test.each(['/about/batches/999', '/about/batches/x', '/about/accounts/1', '/about/users/1'])(
  'there is nothing at %s',
  async (path) => {
    const { call } = await testApi({ seed: institute })
    expect((await call('GET', path)).status).toBe(404)
  },
)
