import type { Plugin } from 'vite'

/** Placeholder until the server room stands. */
export function devServer(): Plugin {
  return { name: 'institute-dev-server' }
}
