import { getResponse } from 'msw'
import { expect, test } from 'vitest'
import { LEVELS } from '#contract/access/levels.ts'
import { administrator, openToken } from '#mocks/fixtures/accounts.ts'
import { apiHandlers } from '#mocks/handlers.ts'

async function account(...seeds: Parameters<typeof apiHandlers>): Promise<unknown> {
  const headers = { authorization: `Bearer ${openToken}` }
  const request = new Request('http://localhost/api/account', { headers })
  const response = await getResponse(apiHandlers(...seeds), request, { baseUrl: 'http://localhost' })
  return response?.json()
}

test('stories are signed in as an Administrator', async () => {
  expect(await account()).toMatchObject({ data: { id: administrator.id, level: 'administrator' } })
})

test.each(LEVELS)('stories can sign in as a %s: the first account of the seed', async (level) => {
  const person = { ...administrator, id: 2, login: 'safiya', level }
  expect(await account({ accounts: [person, administrator] })).toMatchObject({ data: { id: 2, level } })
})
