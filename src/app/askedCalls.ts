import type { FetchArgs } from '@reduxjs/toolkit/query'
import { API_BASE } from '#api/address.ts'
import { api } from '#api/api.ts'
import type { FirstCall } from '#api/firstCall.ts'

/** A query that a hook made: its endpoint, and the request that the endpoint makes of it. */
interface Asked {
  endpoint: string
  path: string
  params?: Readonly<Record<string, string>>
}

interface HookQuery {
  endpointName: string
  queryArgs: unknown
  endpointDefinition: { query?: (arg: never) => string | FetchArgs }
}

let asked: Asked[] = []

/** Notes every query from now on: a hook names its place in the cache while it renders. */
function noteQueries() {
  const serializeQueryArgs = ({ endpointName, queryArgs, endpointDefinition }: HookQuery) => {
    const request: string | FetchArgs = Reflect.apply(endpointDefinition.query ?? String, undefined, [
      queryArgs,
    ])
    const { url, params } = typeof request === 'string' ? { url: request } : request
    asked.push({ endpoint: endpointName, path: API_BASE + url, params: params && asSent(params) })
    return queryArgs
  }
  const names = Object.keys(api.endpoints)
  api.enhanceEndpoints({ endpoints: Object.fromEntries(names.map((name) => [name, { serializeQueryArgs }])) })
}

/** As `fetchBaseQuery` sends them. */
function asSent(params: Record<string, unknown>) {
  const given = Object.entries(params).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}

/** Renders, and returns what its hooks asked meanwhile, each query once. */
function askedIn(render: () => unknown): Asked[] {
  asked = []
  render()
  const byKey = new Map(asked.map((call) => [JSON.stringify(call), call]))
  return [...byKey.values()]
}

/** What the page's query may hold, each with a value that every list takes. */
export type Probe = Readonly<Record<string, string>>

/**
 * Returns a reader of the calls that a screen begins with, made from what its hooks ask in their first render: with the
 * address alone, and with `probe` as its query, which tells what of the query goes along.
 * @param id stands for the record's id in the addresses that are rendered
 */
export function firstCallsReader({ id, probe }: { id: string; probe: Probe }) {
  noteQueries()
  return (render: (search: string) => unknown): FirstCall[] => {
    const probed = askedIn(() => render(`?${new URLSearchParams(probe)}`))
    return askedIn(() => render('')).map(({ endpoint, path, params }) => {
      const wide = probed.find((other) => other.endpoint === endpoint)?.params ?? params ?? {}
      const names = Object.keys(wide).filter((name) => name in (params ?? {}) || wide[name] === probe[name])
      return {
        path: path.replace(new RegExp(`${id}$`), ':id'),
        params: params && Object.fromEntries(names.map((name) => [name, params[name] ?? null])),
      }
    })
  }
}
