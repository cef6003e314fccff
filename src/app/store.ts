import { configureStore } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import type { Store } from 'redux'
import { api } from '#api/api.ts'
import { declineSignIn } from '#api/session.ts'

/** A store of its own for each app, story and test: nothing is shared, nothing survives. It does nothing until it is opened. */
export function createStore() {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
    // Rows are shown when they are there, not a frame later.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
  })
}

/**
 * Lets a store hear that the browser is online or in front again.
 * Returns a function that ends it: listeners, timers and calls would keep its records in memory after a sign-out.
 */
export function openStore(store: Store): () => void {
  const stopListening = setupListeners(store.dispatch)
  return () => {
    stopListening()
    // Drops the records, and with them the timers that wait to drop them and the calls under way.
    store.dispatch(api.util.resetApiState())
    declineSignIn()
  }
}
