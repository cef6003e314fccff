import { art as sizes } from 'content:art'
import { content, fileHash } from 'content:file'
import type { SiteRenderer } from '#contract/site/renderer.ts'
import type { SiteDeps } from '#server/site/published.ts'

const addresses = import.meta.glob<string>('/src/content/art/*', {
  eager: true,
  query: '?no-inline',
  import: 'default',
})

const art = Object.entries(sizes).map(
  ([name, picture]) =>
    [name, { ...picture, src: addresses[`/src/content/art/${name}`] ?? picture.src }] as const,
)

/** A document with the styles of this one, to which the code of a page has added its own. */
function documentOf(): string {
  const styles = Array.from(
    document.querySelectorAll('style, link[rel="stylesheet"]'),
    (one) => one.outerHTML,
  )
  return `<!doctype html><html lang="en" data-theme="light"><head><meta charset="utf-8"><!-- head -->${styles.join('')}</head><body><div id="root"><!-- page --></div><!-- content --></body></html>`
}

/** Loads what makes pages with the first one that is asked for. */
async function open() {
  const { siteRenderer } = await import('#app/renderSite.tsx')
  return siteRenderer({ documentOf, zone: import.meta.env.INSTITUTE_TZ })
}

let opening: ReturnType<typeof open> | undefined
const opened = () => (opening ??= open())

const renderer: SiteRenderer = {
  content,
  fileHash,
  builtAt: 0,
  art: new Map(art),
  async *files(source) {
    yield* (await opened()).files(source)
  },
  page: async (source, address) => (await opened()).page(source, address),
}

/** The site of stories, of tests in a browser and of the demo in the browser: the pages as visitors see them. */
export const mockSite: SiteDeps = { renderer }
