import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll } from 'vitest'
import { paths } from '#contract/paths.ts'
import { createHttpServer, type ServerOptions } from '#server/node/http/httpServer.ts'
import { NO_PROXIES } from '#server/node/http/proxies.ts'
import { temporaryHome } from '#tests/store/temporaryHome.ts'
import { testApi } from './support.ts'

/** The text of the built script in the test's client folder, long enough to be worth packing. */
export const SCRIPT = `console.log('${'hadith '.repeat(100)}')`
const STYLE = 'body{margin:0}'

/** The built pages: home with styles of its own, and the others. */
export const PAGE = `<!doctype html><title>Institute</title><style>${STYLE}</style>`
export const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')
export const COURSES = '<!doctype html><title>Courses</title>'
export const PLAYLIST = '<!doctype html><title>Playlist</title>'
export const NOT_FOUND = '<!doctype html><title>Not found</title>'
export const SIGN_IN = '<!doctype html><title>Login</title>'
const formPaths = Object.values(paths.forms).flatMap(({ add, edit }) => [add, edit])
/** The path of every screen of the console, with `:id` for any record's id. */
export const screenPaths = [...Object.values(paths.admin), ...formPaths]
  .map((path) => (typeof path === 'string' ? path : path(':id')))
  .filter((path) => path !== paths.admin.login)
/** The built page of a screen; it has a script of its own. */
export const screenPage = (path: string) => `<!doctype html><title>${path}</title><script>${OPENING}</script>`
const OPENING = 'document.title = 0'
export const OPENING_HASH = createHash('sha256').update(OPENING).digest('base64')
/** What answers every address of the console that has no file of its own; it has a script of its own. */
export const CONSOLE = `<!doctype html><title>Admin</title><script>${OPENING}</script>`

/** A file that lies beside the client folder, where no request may reach it. */
export const SECRET = 'secret beside the client folder'

function clientFolder(home: string): string {
  // A folder whose name begins with a dot, as a home folder of a service may be.
  const folder = join(home, '.app', 'client')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  mkdirSync(join(folder, 'library'))
  mkdirSync(join(folder, '.git'))
  const files: Record<string, string | Buffer> = {
    'home.html': PAGE,
    'courses.html': COURSES,
    'library.html': COURSES,
    'library/nabiyoram.html': PLAYLIST,
    'not-found.html': NOT_FOUND,
    'admin.html': SIGN_IN,
    ...Object.fromEntries(
      screenPaths.map((path) => [`${path.slice(1).replace(':id', 'id')}.html`, screenPage(path)]),
    ),
    'admin/console.html': CONSOLE,
    'robots.txt': 'User-agent: *',
    'assets/main-1a2b.js': SCRIPT,
    'assets/main-1a2b.js.br': brotliCompressSync(SCRIPT),
    'assets/main-1a2b.js.gz': gzipSync(SCRIPT),
    'assets/logo.svg': '<svg/>',
    '.env.json': SECRET,
    '.git/config.txt': SECRET,
    'source.map': SECRET,
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  writeFileSync(join(home, '.app', 'secret.txt'), SECRET)
  writeFileSync(join(home, 'secret.txt'), SECRET)
  return folder
}

export interface Reply {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Site, console and API on a free port of this machine, over a client folder of its own, for the tests of a file. */
export async function listening(
  differing: Partial<Pick<ServerOptions, 'proxies' | 'storybook' | 'pictures'>> = {},
) {
  const { home } = temporaryHome()
  const { app } = await testApi()
  const server = createHttpServer({
    fetch: app.fetch,
    clientFolder: clientFolder(home),
    proxies: NO_PROXIES,
    ...differing,
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  /** Sends the path as it is: `fetch` would tidy it first. */
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET', body = '') =>
    new Promise<Reply>((resolve, reject) => {
      const options = { host: '127.0.0.1', port, path, method, headers, agent: false }
      const asked = request(options, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        )
      })
      asked.on('error', reject)
      asked.end(body)
    })

  /** Sends bytes over a bare connection; answers with all that comes back until the server closes it. */
  const say = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text))
      let heard = ''
      socket.on('data', (part) => {
        heard += part.toString('latin1')
      })
      socket.on('end', () => resolve(heard))
      socket.on('error', reject)
    })

  afterAll(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => {
      server.close(resolve)
    })
  })
  return { ask, say }
}
