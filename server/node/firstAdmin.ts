import type { Action } from '#contract/audit.ts'
import type { Store } from '#server/store/store.ts'
import { hashPassword, newPassword } from './authKit.ts'
import type { Settings } from './settings.ts'

/** A sign-in name and password, printed on the terminal once. */
export interface ShownSignIn {
  login: string
  password: string
}

/**
 * Creates the administrator of a new database. Returns the generated password, or undefined when there was
 * nothing to create or the password came from the settings.
 */
export async function createFirstAdmin(store: Store, settings: Settings): Promise<ShownSignIn | undefined> {
  if ((await store.accounts.count()) > 0) return undefined
  const password = settings.ADMIN_PASSWORD ?? newPassword()
  const added = await store.accounts.add(settings.ADMIN_EMAIL, await hashPassword(password), Date.now())
  if (added) await enter(store, 'add', added.login, 'first start')
  const isOurs = added && settings.ADMIN_PASSWORD === undefined
  return isOurs ? { login: added.login, password } : undefined
}

/** No account has the name that was given to `admin:reset`. */
export class UnknownName extends Error {}

/**
 * Gives a person a new password, turns their two-step sign-in off, brings them back if they were suspended, and ends their sessions.
 * @param options.isNew creates an Administrator if no account has the name
 * @throws {UnknownName} otherwise, and nothing is made
 */
export async function resetAdmin(
  store: Store,
  login: string,
  { password = newPassword(), isNew = false }: { password?: string; isNew?: boolean } = {},
): Promise<ShownSignIn> {
  const account = await store.accounts.find(login)
  if (!account && !isNew) throw new UnknownName(login)
  const passwordHash = await hashPassword(password)
  // The entry comes first: a failure after the change of the password would leave one that nobody has seen.
  await enter(store, 'password-reset', account?.login ?? login, 'command line')
  if (account) await store.accounts.setPassword(account.id, passwordHash, Date.now())
  else await store.accounts.add(login, passwordHash, Date.now())
  return { login: account?.login ?? login, password }
}

/** No user is signed in, so the entry names the account itself, and the command instead of an address. */
const enter = (store: Store, action: Action, login: string, address: string) =>
  store.audit.enter({ login, address, at: Date.now() }, { action, kind: 'accounts', name: '' })
