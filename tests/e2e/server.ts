import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, request, test as base, type Cookie } from '@playwright/test'
import type { Added, Adder } from './records.mjs'

export const credentials = { email: 'office@example.org', password: 'forty-hadith' }

/** A built server of its own: on an embedded database in a new folder, or on the PostgreSQL that E2E_DATABASE_URL names. */
export class ServerProcess {
  private child: ChildProcess | undefined
  address = ''

  constructor(
    private readonly folder = mkdtempSync(join(tmpdir(), 'institute-e2e-')),
    private readonly build = 'dist',
  ) {}

  async start(): Promise<void> {
    const child = spawn(process.execPath, [join(this.build, 'server/main.js')], {
      env: {
        ...process.env,
        PORT: '0',
        DATA_DIR: this.folder,
        DATABASE_URL: process.env.E2E_DATABASE_URL ?? '',
        ADMIN_EMAIL: credentials.email,
        ADMIN_PASSWORD: credentials.password,
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    this.child = child
    this.address = await new Promise((resolve, reject) => {
      let said = ''
      child.stderr.on('data', (data: Buffer) => {
        said += data.toString()
        const address = /http:\/\/localhost:\d+/.exec(said)?.[0]
        if (address) resolve(address)
      })
      child.on('exit', (code) => reject(new Error(`The server stopped with ${code}:\n${said}`)))
    })
  }

  /** Stops it as a service manager would. Returns the exit code. */
  stop(): Promise<number | null> {
    const { child } = this
    if (!child) return Promise.resolve(0)
    return new Promise((resolve) => {
      child.removeAllListeners('exit')
      child.on('exit', resolve)
      child.kill('SIGTERM')
    })
  }
}

/** An administrator who is signed in. */
interface Office {
  token: string
  /** Of a browser that has signed in before: it has sign-in limits of its own. */
  cookies: Cookie[]
  add: Adder
}

/** Signs in at a server, once for all tests of a worker: a password is slow to check on purpose. */
export async function officeAt(baseURL: string): Promise<Office & { leave: () => Promise<void> }> {
  const api = await request.newContext({ baseURL })
  const answer = await api.post('/api/admin/login', {
    data: { M05_LoginUserName: credentials.email, password: credentials.password },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  const { token }: { token: string } = await answer.json()
  const { cookies } = await api.storageState()
  return {
    token,
    cookies,
    async add(path, data) {
      const headers = { authorization: `Bearer ${token}` }
      const added = await api.post(`/api${path}`, { data, headers })
      expect(added.status(), await added.text()).toBe(201)
      const body: { data: Added } = await added.json()
      return body.data
    },
    leave: () => api.dispose(),
  }
}

interface WorkerParts {
  server: ServerProcess
  office: Office
}

/** Tests with a server and a session that the tests of one worker share. */
export const test = base.extend<{ signIn: () => Promise<void> }, WorkerParts>({
  server: [
    // Playwright reads a fixture's dependencies from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const server = new ServerProcess()
      await server.start()
      await provide(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  office: [
    async ({ server }, provide) => {
      const office = await officeAt(server.address)
      await provide(office)
      await office.leave()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, provide) => provide(server.address),
  storageState: async ({ office: { cookies } }, provide) => provide({ cookies, origins: [] }),
  /** From the page's next load on. */
  signIn: async ({ page, office }, provide) =>
    provide(async () => {
      await page.addInitScript((token: string) => localStorage.setItem('adminToken', token), office.token)
    }),
})
