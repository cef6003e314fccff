import { configureStore } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import type { Store } from 'redux'
import { api } from '#api/api.ts'
import { settleProof } from '#api/proof.ts'
import { declineSignIn } from '#api/session.ts'

/** Returns a new store for one app, story or test. It is inactive until {@link openStore}. */
export function createStore() {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
    // Rows are displayed immediately, not in the next frame.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
  })
}

/**
 * Connects a store to focus and network events. Returns a function that ends this and clears the cache:
 * otherwise timers and requests would keep records in memory after sign-out.
 */
export function openStore(store: Store): () => void {
  const stopListening = setupListeners(store.dispatch)
  return () => {
    stopListening()
    // Clears all records, their timers and pending requests.
    store.dispatch(api.util.resetApiState())
    settleProof(false)
    // Also of what screens send as they close, which they do after this: the next sign-in must not send it.
    setTimeout(declineSignIn)
  }
}
