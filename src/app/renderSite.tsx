import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { canonicalPath, sitePaths } from '#contract/paths.ts'
import { addressesOf } from '#contract/site/addresses.ts'
import { CONTENT_ID, contentPath, WORKER } from '#contract/site/carried.ts'
import { pageContent, sectionsOf, withPictures, type CarriedContent } from '#contract/site/pages.ts'
import type { SiteFile, SiteSource } from '#contract/site/renderer.ts'
import { quoteFontRule } from '#site/home/quoteFont.ts'
import { headOf } from '#site/structuredData.ts'
import { SiteApp } from './SiteApp.tsx'
import { siteFiles } from './siteFiles.ts'
import { pageAt } from './sitePages.tsx'

/** An address without a page: its HTML is the response to all unknown addresses. */
const UNKNOWN = '/not-found'

/** What the pages of one institute are made with. */
export interface SiteBuild {
  /**
   * Returns the HTML document of a page, with places for head elements, page and content.
   * @param name of its component
   */
  documentOf: (name: string) => string
  /** Addresses of the pictures for link previews that the build has drawn. @default every one that is asked for */
  sharePictures?: ReadonlySet<string>
  /** The institute's IANA time zone. */
  zone: string
  /** Tells the pages of this build from those of another. */
  build?: string
  /** The worker that keeps the site on devices. It is another one with each version, so that browsers load the pages again. */
  worker?: string
  /** Returns a font with the Arabic letters of a text; without it the quotation has a font of the device. */
  quoteFont?: (text: string) => Promise<{ name: string; bytes: Uint8Array }>
}

/** Makes the pages of the public site, as {@link import('#contract/site/renderer.ts').SiteRenderer} says. */
export function siteRenderer({ documentOf, sharePictures, zone, quoteFont, build, worker }: SiteBuild) {
  /** What all pages of a source have in common. */
  async function prepared(source: SiteSource) {
    const { content, pictures, version, now } = source
    const sections = withPictures(sectionsOf(content, zone), pictures)
    const { institute, footer, home } = sections
    const font = home.quote && (await quoteFont?.(home.quote.arabic))
    if (font) home.quoteFont = `/fonts/${font.name}`
    const named = build === undefined ? version : `${version}.${build}`
    return { sections, font, frame: { version: named, now, institute, footer } }
  }

  type Prepared = Awaited<ReturnType<typeof prepared>>

  async function rendered({ sections, font, frame }: Prepared, pathname: string) {
    const address = canonicalPath(pathname)
    const page = pageAt(address)
    const shown = pageContent(page.keyAt(address), sections)
    const text = JSON.stringify({ frame, page: shown } satisfies CarriedContent)
    page.carry(address, text)
    const { name } = await page.preload(address)
    // Another page may have been carried meanwhile.
    page.carry(address, text)
    const html = renderToString(
      <StaticRouter location={address}>
        <SiteApp frame={frame} />
      </StaticRouter>,
    )
    // React renders head elements before the page.
    const [hoisted = ''] = /^(?:<title>.*?<\/title>|<(?:meta|link)[^>]*>)*/.exec(html) ?? []
    const title = /<title>([^<]*)<\/title>/.exec(hoisted)?.[1] ?? ''
    const description = /<meta name="description" content="(.*?)"/.exec(hoisted)?.[1] ?? ''
    const isKnown = shown !== undefined
    const contentAddress = contentPath(page.keyAt(address))
    const head = [
      hoisted,
      isKnown ? headOf({ address, title, description, now: frame.now }, sections, sharePictures) : '',
      address === sitePaths.home && font ? `<style>${quoteFontRule(`/fonts/${font.name}`)}</style>` : '',
    ]
    const carried = text.replaceAll('<', '\\u003c')
    const filled = documentOf(name)
      .replace('<!-- head -->', () => head.filter(Boolean).join('\n    '))
      .replace('<!-- page -->', () => html.slice(hoisted.length))
      .replace(
        '<!-- content -->',
        () =>
          `<script type="application/json" id="${CONTENT_ID}" data-address="${contentAddress}">${carried}</script>`,
      )
    return { html: filled, text, contentAddress }
  }

  return {
    async *files(source: SiteSource): AsyncGenerator<SiteFile> {
      const common = await prepared(source)
      const addresses = addressesOf(source.content)
      for (const address of addresses) {
        const { html, text, contentAddress } = await rendered(common, address)
        yield { address: `${address}.html`, body: html }
        yield { address: contentAddress, body: text }
      }
      const { html: offline } = await rendered(common, sitePaths.offline)
      yield { address: `${sitePaths.offline}.html`, body: offline }
      if (worker !== undefined)
        yield { address: WORKER, body: `// Version ${common.frame.version}\n${worker}` }
      const { html: missing } = await rendered(common, UNKNOWN)
      yield { address: `${UNKNOWN}.html`, body: missing }
      for (const id of source.gone) {
        const { html: removed } = await rendered(common, sitePaths.playlist(id))
        yield { address: `${sitePaths.playlist(id)}.html`, body: removed, status: 410 }
      }
      if (common.font) yield { address: `/fonts/${common.font.name}`, body: common.font.bytes }
      yield* siteFiles(source.content, addresses)
    },

    async page(source: SiteSource, address: string): Promise<string> {
      const { html } = await rendered(await prepared(source), address)
      return html
    },
  }
}
