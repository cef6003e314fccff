import type { AuthKit } from '#server/auth.ts'

/** The server's AuthKit for a browser, without real hashing. */
export const mockAuthKit: AuthKit = {
  newToken: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(43)), (byte) => (byte % 10).toString()).join(''),
  digest: (text) => `digest of ${text}`,
  verifyPassword: async (hash, password) => hash === password,
  hashPassword: async (password) => password,
  decoyHash: '',
  idleMs: 60 * 60_000,
  absoluteMs: 8 * 60 * 60_000,
}
