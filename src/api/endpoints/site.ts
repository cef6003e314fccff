import * as z from 'zod/mini'
import {
  Draft,
  SiteChanges,
  SiteOverview,
  UploadedPicture,
  VersionHead,
  type DraftBody,
  type PreviewQuery,
  type PublishBody,
  type PublishVersionBody,
} from '#contract/site/editing.ts'
import { CONTENT_ID } from '#contract/site/carried.ts'
import { api } from '#api/api.ts'
import { send, type Sent } from '#api/send.ts'
import { readRecord } from '#api/unwrap.ts'
import { uploading } from '#api/upload.ts'
import { deleting, staleAfter } from '#api/writes.ts'

/** Time for a photograph on a slow line, in ms. */
const PICTURE_TIMEOUT = 600_000

/** @param section of the address, known or not */
const draftUrl = (section: string) => `/site/drafts/${section}`

const siteApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSite: build.query<SiteOverview, void>({
      query: () => '/site',
      transformResponse: (response) => readRecord(SiteOverview, response),
      providesTags: staleAfter('Site'),
    }),
    listSiteVersions: build.query<VersionHead[], void>({
      query: () => '/site/versions',
      transformResponse: (response) => readRecord(z.array(VersionHead), response),
      providesTags: staleAfter('Site'),
    }),
    getSiteDraft: build.query<Draft, string>({
      query: draftUrl,
      transformResponse: (response) => readRecord(Draft, response),
      // The form goes on from it; opened again, it begins with the present one.
      keepUnusedDataFor: 0,
    }),
    saveSiteDraft: build.mutation<Draft, { section: string; body: DraftBody }>({
      query: ({ section, body }) => ({ url: draftUrl(section), method: 'PUT', body }),
      transformResponse: (response) => readRecord(Draft, response),
      invalidatesTags: staleAfter('Site'),
    }),
    discardSiteDraft: build.mutation<Draft, { section: string; revision: number }>({
      query: ({ section, ...params }) => ({ ...deleting(draftUrl(section)), params }),
      transformResponse: (response) => readRecord(Draft, response),
      invalidatesTags: staleAfter('Site'),
    }),
    getSiteChanges: build.query<SiteChanges, void>({
      query: () => '/site/changes',
      transformResponse: (response) => readRecord(SiteChanges, response),
      providesTags: staleAfter('Site'),
      keepUnusedDataFor: 0,
    }),
    getSitePreview: build.query<string, PreviewQuery>({
      queryFn: async (params, { signal }) => {
        const read = async (response: Response) => {
          const page = await response.text()
          return page.includes(` id="${CONTENT_ID}"`) ? page : undefined
        }
        const sent = await send({ url: '/site/preview', params }, { signal, asksToSignIn: false, read })
        return 'error' in sent ? sent : { data: sent.data }
      },
      // Loaded again after each save.
      providesTags: staleAfter('Site'),
      keepUnusedDataFor: 0,
    }),
    publishSite: build.mutation<VersionHead, PublishBody>({
      query: (body) => ({ url: '/site/publish', method: 'POST', body }),
      transformResponse: (response) => readRecord(VersionHead, response),
      // Also after a failure: somebody else may have published.
      invalidatesTags: staleAfter('Site'),
    }),
    publishSiteVersion: build.mutation<VersionHead, { number: number; body: PublishVersionBody }>({
      query: ({ number, body }) => ({ url: `/site/versions/${number}/publish`, method: 'POST', body }),
      transformResponse: (response) => readRecord(VersionHead, response),
      invalidatesTags: staleAfter('Site'),
    }),
  }),
})

export const {
  useGetSiteQuery,
  useListSiteVersionsQuery,
  useGetSiteDraftQuery,
  useSaveSiteDraftMutation,
  useDiscardSiteDraftMutation,
  useGetSiteChangesQuery,
  useGetSitePreviewQuery,
  useLazyGetSitePreviewQuery,
  usePublishSiteMutation,
  usePublishSiteVersionMutation,
} = siteApi

/** Time to save what was typed before a person is signed out, in ms. */
const LEAVING_TIMEOUT = 5000

/** `PUT /site/drafts/{section}` of a person who signs out. Returns whether it is saved. */
export async function saveDraftOnLeaving(section: string, body: DraftBody): Promise<boolean> {
  const sent = await send(
    { url: draftUrl(section), method: 'PUT', body, timeout: LEAVING_TIMEOUT },
    {
      signal: new AbortController().signal,
      asksToSignIn: false,
      read: async (response) => readRecord(Draft, await response.json()),
    },
  )
  return 'data' in sent
}

/**
 * `POST /site/pictures`: sends a photograph.
 * @param onProgress called with the sent part, from 0 to 1
 */
export const uploadPicture = (
  file: Blob,
  onProgress: (part: number) => void,
): Promise<Sent<UploadedPicture>> =>
  send(
    {
      url: '/site/pictures',
      method: 'POST',
      body: file,
      headers: { 'content-type': 'application/octet-stream' },
      timeout: PICTURE_TIMEOUT,
    },
    {
      signal: new AbortController().signal,
      asksToSignIn: true,
      read: async (response) => readRecord(UploadedPicture, await response.json()),
      transport: uploading(file, onProgress),
    },
  )
