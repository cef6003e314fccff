import { getResponse } from 'msw'
import { expect, test } from 'vitest'
import { LEVELS } from '#contract/permissions.ts'
import { fewStaff, openToken, people } from '#mocks/fixtures/accounts.ts'
import { apiHandlers, type MockSeed } from '#mocks/handlers.ts'

async function ask(seed: MockSeed, method: string, path: string) {
  const headers = { authorization: `Bearer ${openToken}` }
  const request = new Request(`http://localhost/api${path}`, { method, headers })
  const response = await getResponse(apiHandlers(seed), request, { baseUrl: 'http://localhost' })
  return { status: response?.status, body: await response?.json() }
}

test('stories are signed in as an Administrator', async () => {
  expect((await ask({}, 'GET', '/account')).body).toMatchObject({ data: { level: 'administrator' } })
})

test.each(LEVELS)('stories can sign in as a %s, also among the staff', async (signedInAs) => {
  const signedIn = { data: { id: people[signedInAs].id, level: signedInAs } }
  expect((await ask({ signedInAs }, 'GET', '/account')).body).toMatchObject(signedIn)
  expect((await ask({ signedInAs, accounts: fewStaff }, 'GET', '/account')).body).toMatchObject(signedIn)
})

test('stories can have a proof that is too old', async () => {
  expect((await ask({ isProofOld: true }, 'DELETE', '/staff/9')).body).toMatchObject({ needs: 'proof' })
  expect((await ask({}, 'DELETE', '/staff/9')).status).toBe(404)
})
