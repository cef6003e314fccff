import { Hono, type Context } from 'hono'
import * as z from 'zod/mini'
import {
  checkBody,
  IMPORT_LIMITS,
  importBody,
  ImportCheck,
  ImportDone,
  ImportParam,
  ReadQuery,
  ReadSheet,
  RefusedBody,
} from '#contract/import/import.ts'
import { IMPORT_KINDS } from '#contract/import/importFields.ts'
import { ImportQuery, PastImport, UndoOutcome } from '#contract/import/imports.ts'
import { IdParam } from '#contract/ids.ts'
import { XLSX } from '#contract/import/spreadsheet.ts'
import { readBytes } from '#server/body.ts'
import { dataOf, guardedRoute, pageOf, savedOf, strict } from '#server/guardedRoute.ts'
import type { AppEnv } from '#server/appEnv.ts'
import { valid } from '#server/http.ts'
import { IMPORTS_BUSY, type ImportAnswer, type Importer } from '#server/import/answer.ts'
import type { ImportTask } from '#server/import/importer.ts'
import { template } from '#server/import/template.ts'
import { createLimiter } from '#server/limiter.ts'
import { Refusal } from '#server/refusal.ts'
import type { Store } from '#server/store/store.ts'
import { streamOf, type Bytes } from '#server/stream.ts'
import { digestOf, submitKey } from '#server/submit.ts'

/** Most spreadsheets in memory at once: two at work, and one that is sent meanwhile. */
export const BODIES_AT_ONCE = 3
/** Most that wait, unread. */
export const BODIES_WAITING = 50

interface ImportRouteDeps {
  store: Pick<Store, 'imports' | 'batches' | 'divisions'>
  importer: Importer
  /** The time, in ms since 1970. */
  clock: () => number
}

const FILE_TYPES = ['application/octet-stream', 'text/plain'] as const
const JSON_TYPES = ['application/json'] as const

const kinds = valid('param', ImportParam)
const bodies = (schemaOf: (kind: (typeof IMPORT_KINDS)[number]) => z.ZodMiniType) => ({
  bodies: IMPORT_KINDS.map(schemaOf),
})

/** `/import/{kind}`: reads, checks and imports spreadsheets. The importer parses bodies, so that no large one blocks others. */
export function importRoutes({ store, importer, clock }: ImportRouteDeps) {
  const turns = createLimiter({ most: BODIES_AT_ONCE, mostWaiting: BODIES_WAITING, message: IMPORTS_BUSY })

  /** Reads the body, once it has its turn, and does a task with it. */
  async function answer(c: Context<AppEnv>, most: number, taskOf: (body: Bytes) => Promise<ImportTask>) {
    const { signal } = c.req.raw
    const leave = await turns.enter(signal)
    try {
      const body = await readBytes(c, most)
      return await importer(await taskOf(body), body, signal)
    } finally {
      leave()
    }
  }

  return new Hono<AppEnv>()
    .get(
      '/:kind/template',
      guardedRoute('GET /import/:kind/template', 'A spreadsheet to fill in', z.string(), {
        answersFile: XLSX,
      }),
      kinds,
      (c) => {
        const { kind } = c.req.valid('param')
        return c.newResponse(streamOf(template(kind, store)), 200, fileHeaders(`${kind}_template`))
      },
    )

    .post(
      '/:kind/read',
      guardedRoute('POST /import/:kind/read', 'The cells of a spreadsheet', dataOf(strict(ReadSheet)), {
        readsFile: FILE_TYPES,
      }),
      kinds,
      valid('query', ReadQuery),
      async (c) => {
        refuseOtherType(c, FILE_TYPES)
        const task = { ...c.req.valid('param'), does: 'read' as const, ...readOf(c.req.valid('query')) }
        return send(c, await answer(c, IMPORT_LIMITS.fileBytes, async () => task))
      },
    )

    .post(
      '/:kind/check',
      guardedRoute(
        'POST /import/:kind/check',
        'What importing rows would do',
        dataOf(strict(ImportCheck)),
        bodies(checkBody),
      ),
      kinds,
      async (c) => {
        refuseOtherType(c, JSON_TYPES)
        const task = { ...c.req.valid('param'), does: 'check' as const }
        return send(c, await answer(c, IMPORT_LIMITS.bodyBytes, async () => task))
      },
    )

    .post(
      '/:kind/refused',
      guardedRoute('POST /import/:kind/refused', 'Refused rows as a spreadsheet', z.string(), {
        answersFile: XLSX,
        bodies: [RefusedBody],
      }),
      kinds,
      async (c) => {
        refuseOtherType(c, JSON_TYPES)
        const { kind } = c.req.valid('param')
        const done = await answer(c, IMPORT_LIMITS.bodyBytes, async () => ({ kind, does: 'refused' }))
        if (done.status !== 200) return send(c, done)
        return send(c, { ...done, headers: fileHeaders(`${kind}_refused`) })
      },
    )

    .post(
      '/:kind',
      guardedRoute('POST /import/:kind', 'Import rows', dataOf(strict(ImportDone)), {
        ...bodies(importBody),
        isBulk: true,
        answersLines: true,
      }),
      kinds,
      async (c) => {
        refuseOtherType(c, JSON_TYPES)
        const { kind } = c.req.valid('param')
        const taskOf = async (body: Bytes): Promise<ImportTask> => {
          const at = clock()
          const submit = submitKey(c, at)
          const bound = submit && { ...submit, digest: await digestOf(body) }
          return { kind, does: 'write', at, by: c.var.actor, submit: bound }
        }
        return send(c, await answer(c, IMPORT_LIMITS.bodyBytes, taskOf))
      },
    )
}

/** `/imports`: what was imported, and its undo. */
export function pastImportRoutes({ store, importer, clock }: ImportRouteDeps) {
  return new Hono<AppEnv>()
    .get(
      '/',
      guardedRoute('GET /imports', 'Imports of the last 30 days', pageOf(PastImport)),
      valid('query', ImportQuery),
      async (c) => {
        const { page = 1, ...query } = c.req.valid('query')
        return c.json(await store.imports.past({ ...query, page }, clock()))
      },
    )

    .post(
      '/:id/undo',
      guardedRoute('POST /imports/:id/undo', 'Undo an import', savedOf(strict(UndoOutcome))),
      valid('param', IdParam),
      async (c) => {
        const { id } = c.req.valid('param')
        const task = { does: 'undo' as const, id, at: clock(), by: c.var.actor }
        // It is finished even if the client disconnects.
        return send(c, await importer(task, new Uint8Array(), new AbortController().signal))
      },
    )
}

const readOf = ({ name, sheet }: z.output<typeof ReadQuery>) => ({ name, sheet })

const send = (c: Context<AppEnv>, { status, headers, body }: ImportAnswer) =>
  new Response(body, { status, headers: { ...Object.fromEntries(c.res.headers), ...headers } })

const fileHeaders = (name: string) => ({
  'Content-Type': XLSX,
  'Content-Disposition': `attachment; filename="${name}.xlsx"`,
})

function refuseOtherType(c: Context<AppEnv>, types: readonly string[]) {
  const [type = ''] = (c.req.header('content-type') ?? '').split(';', 1)
  if (!types.includes(type.trim().toLowerCase()))
    throw new Refusal(415, `Send the body as ${types.join(' or ')}.`)
}
