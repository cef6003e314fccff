import { expect, type Page } from '@playwright/test'
import { planWith, type Adder, type Added } from './records.mjs'

/** Adds a record by the API, as the signed-in administrator. */
export async function adderOf(page: Page): Promise<Adder> {
  const answer = await page.request.post('/api/admin/login', {
    data: { M05_LoginUserName: 'office@example.org', password: 'forty-hadith' },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  const { token }: { token: string } = await answer.json()
  return async (path, data) => {
    const headers = { authorization: `Bearer ${token}` }
    const added = await page.request.post(`/api${path}`, { data, headers })
    expect(added.status(), await added.text()).toBe(201)
    const body: { data: Added } = await added.json()
    return body.data
  }
}

/** See {@link planWith}. */
export const plan = async (page: Page) => planWith(await adderOf(page))
