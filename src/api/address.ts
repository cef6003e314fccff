/** The base URL of the API. */
export const API_BASE = import.meta.env.VITE_API_BASE ?? '/api'

/** Timeout of a request, in ms. */
export const CALL_TIMEOUT = 20_000
