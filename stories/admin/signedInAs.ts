import type { HttpHandler } from 'msw'
import { keepPerson } from '#api/session.ts'
import type { Level } from '#contract/access/levels.ts'
import { people } from '#mocks/fixtures/staff.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import type { Seed } from '#mocks/database/seed.ts'

interface Msw {
  use: (...handlers: HttpHandler[]) => void
}

/** What a story at a level begins with: its session, and what the browser keeps of the person. */
export const signedInAs =
  (level: Level, seed: Seed = {}, clock?: () => number) =>
  ({ msw }: { msw: Msw }) => {
    const { id, login, name = login } = people[level]
    keepPerson({ id, name, level, needsTwoStep: false })
    msw.use(...apiHandlers({ ...seed, accounts: [people[level]] }, clock))
  }
