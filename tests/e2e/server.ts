import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, request, test as base, type Cookie, type Page } from '@playwright/test'

const credentials = { email: 'office@example.org', password: 'forty-hadith' }

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

interface WorkerParts {
  server: ServerProcess
  /** The cookies of a browser that has signed in before: it has sign-in limits of its own. */
  knownBrowser: { cookies: Cookie[]; origins: [] }
}

const signInBody = { M05_LoginUserName: credentials.email, password: credentials.password }

/** Tests with a server that the tests of one worker share. */
export const test = base.extend<{ signIn: (page?: Page) => Promise<void> }, WorkerParts>({
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
  knownBrowser: [
    async ({ server }, provide) => {
      const browser = await request.newContext({ baseURL: server.address })
      const answer = await browser.post('/api/admin/login', { data: signInBody })
      expect(answer.status(), await answer.text()).toBe(200)
      const { cookies } = await browser.storageState()
      await browser.dispose()
      await provide({ cookies, origins: [] })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, provide) => provide(server.address),
  storageState: async ({ knownBrowser }, provide) => provide(knownBrowser),
  signIn: async ({ page }, provide) => {
    // One test signs in with the form; the others use the API.
    await provide(async (at = page) => {
      const answer = await at.request.post('/api/admin/login', { data: signInBody })
      expect(answer.status(), await answer.text()).toBe(200)
      const { token } = await answer.json()
      await at.addInitScript((value: string) => localStorage.setItem('adminToken', value), token)
    })
  },
})

export { credentials }
