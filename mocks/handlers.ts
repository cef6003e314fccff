import { delay, http, HttpResponse, type HttpHandler } from 'msw'
import type { ErrorBody } from '#contract/errors.ts'
import { kindInfo, type RecordKind } from '#contract/kinds.ts'
import { paged, pageWindow } from '#contract/paging.ts'
import { createApi } from '#server/app.ts'
import { createPictureFiles } from '#server/site/pictureFiles.ts'
import { mockAuthKit } from './authKit.ts'
import { makePicturesHere } from './makePictures.ts'
import { mockStore } from './database/mockStore.ts'
import type { Seed } from './database/seed.ts'
import { administrator, openToken } from './fixtures/accounts.ts'
import { institute } from './fixtures/institute.ts'
import { mockSite } from './siteRenderer.ts'

/** The default data of a story or test. */
const usualSeed: Seed = { accounts: [administrator], ...institute }

/**
 * MSW handlers that run the real API over a new database in memory. The open session is of the seed's first account.
 * @param clock the time, in ms since 1970
 */
export function apiHandlers(seed: Seed = {}, clock: () => number = Date.now): HttpHandler[] {
  const [opened = administrator] = seed.accounts ?? []
  const open = async () => {
    const store = await mockStore({ ...usualSeed, ...seed })
    const tokenHash = await mockAuthKit.digest(openToken)
    await store.sessions.open({ tokenHash, account: opened }, clock())
    return {
      api: createApi({ store, auth: mockAuthKit, clock, site: mockSite, makePictures: makePicturesHere }),
      pictures: createPictureFiles({ store, clock }),
    }
  }
  let opening: ReturnType<typeof open> | undefined
  return [
    http.all('/api/*', async ({ request }) => {
      opening ??= open()
      const { api } = await opening
      return api.fetch(request)
    }),
    http.get('/pictures/*', async ({ request }) => {
      opening ??= open()
      const { pictures } = await opening
      return pictures.fetch(request)
    }),
  ]
}

type Method = 'get' | 'post' | 'put' | 'delete'

/** Handler: the request fails with a status and a body. */
export function failing(method: Method, path: string, status: number, body?: ErrorBody): HttpHandler {
  return http[method](`/api${path}`, () =>
    body ? HttpResponse.json(body, { status }) : new HttpResponse(null, { status }),
  )
}

/** Handlers: the records of a kind, and what they refer to or not, as another back end may answer. */
export function answering(kind: RecordKind, records: readonly object[]): HttpHandler[] {
  const { path, idField } = kindInfo(kind)
  const rows = new Map(
    records.map((record) => [
      String(Object.entries(record).find(([field]) => field === idField)?.[1]),
      { ...record, version: 1 },
    ]),
  )
  return [
    http.get(`/api${path}`, () =>
      HttpResponse.json(
        paged([...rows.values()], rows.size, pageWindow({ page: 1, per_page: undefined }, rows.size)),
      ),
    ),
    http.get(`/api${path}/:id`, ({ params: { id } }) => HttpResponse.json({ data: rows.get(String(id)) })),
  ]
}

/** Handler: the request never completes. */
export function pending(method: Method, path: string): HttpHandler {
  return http[method](`/api${path}`, () => delay('infinite'))
}

/** Handler: the request does not reach the server. */
export function offline(method: Method, path: string): HttpHandler {
  return http[method](`/api${path}`, () => HttpResponse.error())
}
