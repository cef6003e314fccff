import type { UnknownAction } from 'redux'
import type { ThunkAction } from '@reduxjs/toolkit'
import { api } from '#api/api.ts'
import { repeatPreloads } from '#api/preload.ts'
import { createStore } from './store.ts'

type Store = ReturnType<typeof createStore>
type Subscription = Promise<unknown> & { unsubscribe: () => void }
type Initiate = (
  arg: unknown,
) => ThunkAction<Subscription, ReturnType<Store['getState']>, unknown, UnknownAction>

/** The endpoints by name: each resource injects its own. */
const endpoints: Readonly<Record<string, { initiate: Initiate }>> = api.endpoints

/** The store of the first screen. */
interface FirstStore {
  store: Store
  /** Ends what holds the answers in the store. Called when the screen itself holds them. */
  release: () => void
}

let filled: FirstStore | undefined

/**
 * Makes the store of the first screen, with the answers to its first queries, so that its rows are in its first render.
 * @returns whether the answers were there
 */
export async function fillFirstStore(): Promise<boolean> {
  const queries = window.preloadQueries
  if (queries === undefined || !(await repeatPreloads())) return false
  const store = createStore()
  const subscriptions = queries.flatMap(({ endpoint, arg }) => {
    const action = endpoints[endpoint]?.initiate(arg)
    return action ? [store.dispatch(action)] : []
  })
  await Promise.all(subscriptions)
  filled = { store, release: () => subscriptions.forEach((subscription) => subscription.unsubscribe()) }
  return true
}

/** Returns that store, once, else a new one. */
export function takeFirstStore(): FirstStore {
  const first = filled ?? { store: createStore(), release: () => {} }
  filled = undefined
  return first
}
