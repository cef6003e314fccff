import { institute } from 'content:institute'
import { library } from 'content:library'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { headOf } from '#site/structuredData.ts'
import { paths } from '#contract/paths.ts'
import { SiteApp } from './SiteApp.tsx'
import { preloadPage } from './sitePages.ts'

/** An address without a page: its HTML is the response to all unknown addresses. */
const unknown = '/not-found'

/** Every address that is prerendered. */
export const addresses: string[] = [
  paths.home,
  paths.library,
  ...library.playlists.map(({ id }) => paths.playlist(id)),
  paths.courses,
  paths.events,
  paths.eventDetails,
  paths.gallery,
  paths.contact,
  unknown,
]

/** The data for the sitemap and the other generated files. */
export const site = { ...institute, addresses: addresses.filter((address) => address !== unknown) }

export interface Prerendered {
  /**
   * Content of the root element. It begins with the head elements that React rendered: title, description,
   * preloads.
   */
  html: string
  /** Further head elements: pictures for shared links, structured data. */
  head: string
  /** The chunks to preload, by the names of their components. */
  chunks: string[]
}

/** Returns the prerendered HTML of a page. */
export async function prerender(address: string): Promise<Prerendered> {
  const Page = await preloadPage(address)
  const html = renderToString(
    <StaticRouter location={address}>
      <SiteApp />
    </StaticRouter>,
  )
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
  const description = /<meta name="description" content="(.*?)"/.exec(html)?.[1] ?? ''
  const isKnown = address !== unknown
  return { html, head: isKnown ? headOf({ address, title, description }) : '', chunks: [Page.name] }
}
