import type { UnknownAction } from 'redux'
import type { ThunkAction } from '@reduxjs/toolkit'
import { api } from '#api/api.ts'
import { repeatFirstCalls } from '#api/firstCall.ts'
import { createStore } from './store.ts'

type Store = ReturnType<typeof createStore>
type Initiate = (
  arg: unknown,
  options: { subscribe: false },
) => ThunkAction<Promise<unknown>, ReturnType<Store['getState']>, unknown, UnknownAction>

/** The endpoints by name: each resource injects its own. */
const endpoints: Readonly<Record<string, { initiate: Initiate }>> = api.endpoints

let filled: Store | undefined

/**
 * Makes the store of the first screen, with the answers to its first queries, so that its rows are in its first render.
 * @returns whether the answers were there
 */
export async function fillFirstStore(): Promise<boolean> {
  const queries = window.firstQueries
  if (queries === undefined || !(await repeatFirstCalls())) return false
  const store = createStore()
  await Promise.all(
    queries.map(async ({ endpoint, arg }) => {
      const action = endpoints[endpoint]?.initiate(arg, { subscribe: false })
      if (action) await store.dispatch(action)
    }),
  )
  filled = store
  return true
}

/** Returns that store, once, else a new one. */
export function takeFirstStore(): Store {
  const store = filled ?? createStore()
  filled = undefined
  return store
}
