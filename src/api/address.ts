/** Where the API answers. */
export const API_BASE = import.meta.env.VITE_API_BASE ?? '/api'

/** A call that is not answered after this long has failed, in ms. */
export const CALL_TIMEOUT = 20_000
