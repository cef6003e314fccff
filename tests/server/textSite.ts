import { content, fileHash } from 'content:file'
import { picturesIn } from '#contract/site/pages.ts'
import { addressesOf } from '#contract/site/addresses.ts'
import { hasParts } from '#contract/site/values.ts'
import type { SiteDeps } from '#server/site/published.ts'
import type { SiteRenderer, SiteSource } from '#contract/site/renderer.ts'

const escapes: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[<>&"]/g, (letter) => escapes[letter] ?? '')

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : hasParts(value) ? Object.values(value).flatMap(textsIn) : []

/** Returns a page with the texts of the content alone. */
async function page({ content: shown, version }: SiteSource, address: string): Promise<string> {
  const [, name = ''] = address.split('/')
  const own = Object.entries(shown).find(([key]) => key === name)?.[1] ?? shown.home
  const lines = textsIn(own).map((text) => `<p>${escaped(text)}</p>`)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(shown.institute.name)}</title></head><body data-version="${version}">${lines.join('')}</body></html>`
}

const renderer: SiteRenderer = {
  content,
  fileHash,
  builtAt: 0,
  art: new Map(picturesIn(content).map((name) => [name, { src: `/art/${name}`, width: 1600, height: 900 }])),
  async *files(source) {
    for (const address of addressesOf(source.content))
      yield { address: `${address}.html`, body: await page(source, address) }
  },
  page,
}

/** A site with real content, and pages of its texts alone, which are made at once. */
export const textSite: SiteDeps = { renderer }
