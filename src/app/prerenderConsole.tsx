import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { BatchQuery } from '#contract/batches.ts'
import { ClassQuery } from '#contract/classes/classQuery.ts'
import { DivisionQuery } from '#contract/divisions.ts'
import { MAX_ID } from '#contract/ids.ts'
import { paths } from '#contract/paths.ts'
import { NEWEST } from '#contract/text/sorting.ts'
import { COARSE_POINTER } from '#admin/shared/byPointer/pointerFields.ts'
import { AdminApp, preloadAt } from './AdminApp.tsx'
import { preloadReader } from './askedCalls.ts'
import { FirstSignIn } from './FirstSignIn.tsx'
import { openingScript } from './opening.ts'

/** A prerendered page of the console. */
export interface ConsolePage {
  /** Content of the root element. It begins with the head elements that React rendered: the title. */
  html: string
  /** Further head elements. */
  head: string
  /** The chunks to preload, by the names of their components. */
  chunks: string[]
  /** Path of the HTML file in the built client. */
  file: string
  /** Chunks that only some devices load before the first render, and their media query. */
  some?: { chunks: readonly string[]; media: string }
  /** Whether the scripts replace the content, so that nothing in it is interactive yet. */
  isInert: boolean
}

/** Stands for record ids, which are unknown at build time. */
const ID = String(MAX_ID)

/** The query parameters of all lists. */
const listParameters = [ClassQuery, BatchQuery, DivisionQuery]
  .flatMap(({ shape }) => Object.keys(shape))
  .filter((name) => name !== 'per_page')

/** A different value for each parameter; none is a default. */
const probe = Object.fromEntries(
  [...new Set(listParameters)].map((name, index) => [name, name === 'sort' ? NEWEST : String(index + 11)]),
)

/** Returns the sign-in page, the page of one-time links, every screen, and the page that is sent for all other addresses. */
export async function prerenderConsole(): Promise<ConsolePage[]> {
  const { chunksAt, screenPaths } = await import('./AdminRoutes.tsx')
  await Promise.all([paths.admin.link, ...screenPaths].map(preloadAt))
  const preloads = preloadReader({ id: ID, probe })
  const screen = (path: string): ConsolePage => {
    const address = path.replace(':id', ID)
    const html = render(address)
    const { chunks, fineChunks } = chunksAt(address)
    if (html.includes(ID)) throw new Error(`The page at ${path} holds the id of its address.`)
    return {
      html,
      head: openingScript(preloads((search) => render(address + search))),
      file: fileOf(path),
      chunks: ['AdminRoutes', ...chunks],
      some: { chunks: fineChunks, media: `not ${COARSE_POINTER}` },
      isInert: true,
    }
  }
  return [
    {
      html: renderToString(<FirstSignIn prepare={() => {}} open={() => {}} />),
      head: openingScript(),
      file: 'admin.html',
      chunks: [],
      isInert: false,
    },
    {
      html: render(paths.admin.link),
      head: openingScript(),
      file: fileOf(paths.admin.link),
      chunks: ['LinkPage'],
      isInert: false,
    },
    ...screenPaths.map(screen),
    { ...screen(`${paths.admin.login}/*`), file: 'admin/console.html' },
  ]
}

/** Returns the file name that the server looks for, with `id` in place of any id. */
const fileOf = (path: string) => `admin${path.slice(paths.admin.login.length).replace(':id', 'id')}.html`

const render = (address: string) =>
  renderToString(
    <StaticRouter location={address}>
      <AdminApp />
    </StaticRouter>,
  )
