import { API_BASE } from './address.ts'
import { readToken } from './session.ts'

/** `POST /admin/logout`: ends the session on the server. Never rejects: the caller removes the token in any case. */
export async function signOut(): Promise<void> {
  const headers = { authorization: `Bearer ${readToken()}` }
  await fetch(`${API_BASE}/admin/logout`, { method: 'POST', headers, keepalive: true }).catch(() => undefined)
}
