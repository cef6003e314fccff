import { configureStore } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { api } from '#api/api.ts'

/** A store of its own for each app, story and test: nothing is shared, nothing survives. */
export function createStore() {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
    // Rows are shown when they are there, not a frame later.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
  })
  setupListeners(store.dispatch)
  return store
}
