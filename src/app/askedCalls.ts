import { API_BASE } from '#api/address.ts'
import { api } from '#api/api.ts'
import type { PreloadCall, PreloadQuery } from '#api/preload.ts'
import type { Call } from '#api/send.ts'

/** A query of a hook: its endpoint and its request. */
interface Asked extends PreloadQuery {
  path: string
  params?: Readonly<Record<string, string>>
}

interface HookQuery {
  endpointName: string
  queryArgs: unknown
  endpointDefinition: { query?: (arg: never) => string | Call }
}

let asked: Asked[] = []

/** Records every query from now on: hooks compute their cache key while they render. */
function noteQueries() {
  const serializeQueryArgs = ({ endpointName, queryArgs, endpointDefinition }: HookQuery) => {
    const request: string | Call = Reflect.apply(endpointDefinition.query ?? String, undefined, [queryArgs])
    const { url, params } = typeof request === 'string' ? { url: request } : request
    asked.push({
      endpoint: endpointName,
      arg: queryArgs,
      path: API_BASE + url,
      params: params && asSent(params),
    })
    return queryArgs
  }
  const names = Object.keys(api.endpoints)
  api.enhanceEndpoints({ endpoints: Object.fromEntries(names.map((name) => [name, { serializeQueryArgs }])) })
}

/** Returns query parameters as they are sent. */
function asSent(params: object) {
  const given = Object.entries(params).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}

/** Renders, and returns the queries of the hooks in it, without duplicates. */
function askedIn(render: () => unknown): Asked[] {
  asked = []
  render()
  const byKey = new Map(asked.map((call) => [JSON.stringify(call), call]))
  return [...byKey.values()]
}

/** Every query parameter that a list's URL may have, each with a valid value. */
export type Probe = Readonly<Record<string, string>>

/**
 * Returns a function that finds the first API calls of a screen. It renders the screen twice and compares the
 * requests: without a query, and with `probe` as the query, which shows the parameters that are passed on.
 * @param id stands for the record's id in the rendered paths
 */
export function preloadReader({ id, probe }: { id: string; probe: Probe }) {
  noteQueries()
  return (render: (search: string) => unknown): PreloadCall[] => {
    const probed = askedIn(() => render(`?${new URLSearchParams(probe)}`))
    return askedIn(() => render('')).map(({ endpoint, arg, path, params }) => {
      const wide = probed.find((other) => other.endpoint === endpoint)?.params ?? params ?? {}
      const names = Object.keys(wide).filter((name) => name in (params ?? {}) || wide[name] === probe[name])
      return {
        endpoint,
        arg,
        path: path.replace(new RegExp(`${id}$`), ':id'),
        params: params && Object.fromEntries(names.map((name) => [name, params[name] ?? null])),
      }
    })
  }
}
