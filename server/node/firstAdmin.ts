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
  const added = await store.accounts.add(settings.ADMIN_EMAIL, await hashPassword(password))
  if (added) await enter(store, 'add', added.login, 'first start')
  const isOurs = added && settings.ADMIN_PASSWORD === undefined
  return isOurs ? { login: added.login, password } : undefined
}

/** Gives an administrator a new password and ends their sessions; creates the account if it does not exist. */
export async function resetAdmin(
  store: Store,
  login: string,
  password = newPassword(),
): Promise<ShownSignIn> {
  const passwordHash = await hashPassword(password)
  const account = await store.accounts.find(login)
  // The entry comes first: a failure after the change of the password would leave one that nobody has seen.
  await enter(store, 'password-reset', account?.login ?? login, 'command line')
  if (account) await store.accounts.setPassword(account.id, passwordHash)
  else await store.accounts.add(login, passwordHash)
  return { login: account?.login ?? login, password }
}

/** No user is signed in, so the entry names the account itself, and the command instead of an address. */
const enter = (store: Store, action: Action, login: string, address: string) =>
  store.audit.enter({ login, address, at: Date.now() }, { action, kind: 'accounts', name: '' })
