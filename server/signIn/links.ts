import { LINK_GONE, type LinkBody } from '#contract/access/staff.ts'
import type { AuthKit } from '#server/auth.ts'
import { Refusal } from '#server/refusal.ts'
import type { Actor } from '#server/store/auditStore.ts'
import type { Store } from '#server/store/store.ts'
import { refuseEasyPassword } from './chosenPassword.ts'

interface LinkDeps {
  staff: Store['staff']
  auth: Pick<AuthKit, 'digest'>
  hashPassword: AuthKit['hashPassword']
}

/** One-time links, with which people choose their password. Wrong, used and expired ones are refused alike. */
export function createLinks({ staff, auth, hashPassword }: LinkDeps) {
  async function ownerOf(token: string, now: number) {
    const tokenHash = await auth.digest(token)
    const owner = await staff.findLink(tokenHash, now)
    if (!owner) throw new Refusal(404, LINK_GONE)
    return { tokenHash, owner }
  }

  return {
    /** Returns the sign-in name that a link is for. @throws {Refusal} 404 */
    async nameOf(token: string, now: number): Promise<string> {
      return (await ownerOf(token, now)).owner.login
    },

    /** Sets the password and uses the link up. @throws {Refusal} 404; 422 for a password that is easy to guess */
    async use({ token, password }: LinkBody, by: Omit<Actor, 'login'>): Promise<void> {
      const { tokenHash, owner } = await ownerOf(token, by.at)
      refuseEasyPassword('password', password, owner.login)
      const isUsed = await staff.useLink(tokenHash, await hashPassword(password), by)
      if (!isUsed) throw new Refusal(404, LINK_GONE)
    },
  }
}
