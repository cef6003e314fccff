import { foldText } from '#contract/foldText.ts'
import type { Account, Session, Store } from '#server/store/store.ts'

type AccountStores = Pick<Store, 'accounts' | 'sessions' | 'devices' | 'attempts'>

/** Accounts and what belongs to signing in, in Maps. */
export function memoryAccounts(seed: Account[]): AccountStores {
  const accounts = new Map(seed.map((account) => [foldText(account.login), account]))
  const sessions = new Map<string, Omit<Session, 'login'>>()
  const devices = new Map<string, number>()
  const attempts = new Map<string, { count: number; endsAt: number }>()

  return {
    accounts: {
      async count() {
        return accounts.size
      },
      async find(login) {
        return accounts.get(foldText(login))
      },
      async add(login, passwordHash) {
        if (accounts.has(foldText(login))) return undefined
        const account = { id: accounts.size + 1, login, passwordHash }
        accounts.set(foldText(login), account)
        return account
      },
      async setPassword(id, passwordHash) {
        for (const [key, account] of accounts) {
          if (account.id === id) accounts.set(key, { ...account, passwordHash })
        }
        for (const [hash, session] of sessions) {
          if (session.accountId === id) sessions.delete(hash)
        }
      },
    },

    sessions: {
      async open(tokenHash, accountId, now) {
        sessions.set(tokenHash, { accountId, openedAt: now, seenAt: now })
      },
      async find(tokenHash) {
        const session = sessions.get(tokenHash)
        const account = [...accounts.values()].find(({ id }) => id === session?.accountId)
        return session && account && { ...session, login: account.login }
      },
      async touch(tokenHash, now) {
        const session = sessions.get(tokenHash)
        if (session) sessions.set(tokenHash, { ...session, seenAt: now })
      },
      async close(tokenHash) {
        sessions.delete(tokenHash)
      },
      async prune(openedBefore, seenBefore) {
        for (const [hash, session] of sessions) {
          if (session.openedAt < openedBefore || session.seenAt < seenBefore) sessions.delete(hash)
        }
      },
    },

    devices: {
      async remember(tokenHash, accountId) {
        devices.set(tokenHash, accountId)
      },
      async knows(tokenHash, accountId) {
        return devices.get(tokenHash) === accountId
      },
    },

    attempts: {
      async take(key, limit, now) {
        const running = attempts.get(key)
        const window = running && running.endsAt > now ? running : { count: 0, endsAt: now + limit.windowMs }
        window.count += 1
        attempts.set(key, window)
        return window.count > limit.most ? window.endsAt - now : 0
      },
      async clear(key) {
        attempts.delete(key)
      },
      async prune(now) {
        for (const [key, window] of attempts) if (window.endsAt <= now) attempts.delete(key)
      },
    },
  }
}
