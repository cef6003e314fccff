import { Hono } from 'hono'
import * as z from 'zod/mini'
import { IdParam } from '#contract/ids.ts'
import {
  DiscardQuery,
  Draft,
  DraftBody,
  PreviewQuery,
  PublishBody,
  PublishVersionBody,
  SectionParam,
  SiteChanges,
  SiteOverview,
  VersionHead,
} from '#contract/site/editing.ts'
import type { AppEnv } from '#server/appEnv.ts'
import { valid } from '#server/http.ts'
import { dataOf, guardedRoute, savedOf, strict } from '#server/guardedRoute.ts'
import { Refusal } from '#server/refusal.ts'
import type { createSiteEditor } from '#server/site/editor.ts'

type Editor = ReturnType<typeof createSiteEditor>

/** Maximum size of a draft, in bytes. */
const MOST_DRAFT = 512 * 1024

const NumberParam = z.object({ number: IdParam.shape.id })

/** Of pages that are shown in the console: they run nothing, and nobody else shows them. */
const POLICY =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data: https://i.ytimg.com; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** The only difference to the page that is published. */
const MARK = '<meta name="robots" content="noindex">'

/** `/site`: the editor of the public site. Without one, there is nothing here. */
export function siteRoutes(given: Editor | undefined) {
  const withSection = valid('param', SectionParam)
  const editor = (): Editor => {
    if (!given) throw new Refusal(404, 'The site cannot be edited here.')
    return given
  }
  const version = strict(VersionHead)
  const draft = strict(Draft)

  return new Hono<AppEnv>()
    .get(
      '/',
      guardedRoute('GET /site', 'The state of each section', dataOf(strict(SiteOverview))),
      async (c) => c.json({ data: await editor().overview() }),
    )

    .get(
      '/drafts/:section',
      guardedRoute('GET /site/drafts/:section', 'The draft of a section', dataOf(draft)),
      withSection,
      async (c) => c.json({ data: await editor().draft(c.req.valid('param').section) }),
    )

    .put(
      '/drafts/:section',
      guardedRoute('PUT /site/drafts/:section', 'Save the draft of a section', savedOf(draft), {
        refuses: ['412'],
      }),
      withSection,
      valid('json', DraftBody, { most: MOST_DRAFT }),
      async (c) => {
        const data = await editor().save(c.req.valid('param').section, c.req.valid('json'), c.var.actor)
        return c.json({ success: true, data })
      },
    )

    .delete(
      '/drafts/:section',
      guardedRoute('DELETE /site/drafts/:section', 'Discard the draft of a section', savedOf(draft), {
        refuses: ['412'],
      }),
      withSection,
      valid('query', DiscardQuery),
      async (c) => {
        const { revision } = c.req.valid('query')
        const data = await editor().discard(c.req.valid('param').section, revision, c.var.actor)
        return c.json({ success: true, data })
      },
    )

    .get(
      '/changes',
      guardedRoute('GET /site/changes', 'What publishing would change', dataOf(strict(SiteChanges))),
      async (c) => c.json({ data: await editor().changes() }),
    )

    .post(
      '/publish',
      guardedRoute('POST /site/publish', 'Publish the drafts', savedOf(version), { refuses: ['409', '422'] }),
      valid('json', PublishBody),
      async (c) => c.json({ success: true, data: await editor().publish(c.req.valid('json'), c.var.actor) }),
    )

    .get(
      '/versions',
      guardedRoute('GET /site/versions', 'What was published, newest first', dataOf(z.array(version))),
      async (c) => c.json({ data: await editor().versions() }),
    )

    .post(
      '/versions/:number/publish',
      guardedRoute('POST /site/versions/:number/publish', 'Publish a version again', savedOf(version), {
        refuses: ['409', '422'],
      }),
      valid('param', NumberParam),
      valid('json', PublishVersionBody),
      async (c) => {
        const { number } = c.req.valid('param')
        const data = await editor().publishVersion(number, c.req.valid('json'), c.var.actor)
        return c.json({ success: true, data })
      },
    )

    .get(
      '/preview',
      guardedRoute('GET /site/preview', 'A page with the drafts, or of a version', z.string(), {
        answersFile: 'text/html',
      }),
      valid('query', PreviewQuery),
      async (c) => {
        const { path, version: number } = c.req.valid('query')
        const page = await editor().preview(path, number)
        return c.html(
          page.replace(/<head[^<>]*>/i, (head) => `${head}${MARK}`),
          200,
          {
            'Content-Security-Policy': POLICY,
            'X-Robots-Tag': 'noindex',
            'X-Frame-Options': 'SAMEORIGIN',
          },
        )
      },
    )
}
