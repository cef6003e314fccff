import { use, useEffect, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { canonicalPath } from '#contract/paths.ts'
import { contentPath, KEPT_AT } from '#contract/site/carried.ts'
import type { CarriedContent, PageContents } from '#contract/site/pages.ts'
import { useFrame } from '#site/Frame.tsx'
import { showKeptAt } from '#site/offline/keptAt.ts'
import { lazyPage } from './lazyPage.tsx'

export interface SitePage {
  /** Its route path. */
  path: string
  Page: () => React.ReactNode
  /** Loads code and content of the page at an address. @returns the component, whose name a build's chunk has */
  preload: (pathname: string) => Promise<{ name: string }>
  /** Loads its code alone. */
  preloadCode: () => Promise<unknown>
  /** Whether the page at an address can be rendered at once. */
  isLoaded: (pathname: string) => boolean
  /**
   * Takes the content of the page at an address.
   * @param text `CarriedContent` as JSON @param keptAt when the device kept it, if it did not come from the server
   */
  carry: (pathname: string, text: string, keptAt?: string) => void
  /** Returns the name of the content of the page at an address: 'library/nabiyoram'. */
  keyAt: (pathname: string) => string
}

/**
 * Returns a public page in a chunk of its own, which gets the content that its document carries, or the one that the server has
 * for it when it is opened from another page.
 * @param kind what it shows; each playlist has a content of its own
 * @param load the component
 * @param absent shown if the server has no content for an address; without it, what the server has for the address
 */
export function sitePage<Kind extends keyof PageContents>(
  kind: Kind,
  path: string,
  load: () => Promise<ComponentType<{ content: PageContents[Kind] }>>,
  absent?: React.ReactNode,
): SitePage {
  interface Carried extends CarriedContent {
    page: PageContents[Kind]
    keptAt?: string | undefined
  }
  const Loaded = lazyPage(load)
  const contents = new Map<string, Promise<Carried | undefined>>()
  const here = new Set<string>()
  const keyAt = (pathname: string) => (kind === 'playlist' ? canonicalPath(pathname).slice(1) : kind)

  async function request(name: string): Promise<Carried | undefined> {
    const response = await fetch(contentPath(name))
    if (response.status === 404) return undefined
    if (!response.ok) throw new Error(`The content ${name} did not load.`)
    const carried: Carried = await response.json()
    return { ...carried, keptAt: response.headers.get(KEPT_AT) ?? undefined }
  }

  function contentOf(name: string): Promise<Carried | undefined> {
    const known = contents.get(name)
    if (known) return known
    const asked = request(name)
    contents.set(name, asked)
    asked.then(
      (value) => keep(name, asked, value),
      // The next call tries again.
      () => contents.delete(name),
    )
    return asked
  }

  /** With what React's `use` reads first, so that it does not wait: hydration needs the content at once. */
  function keep(name: string, carried: Promise<Carried | undefined>, value: Carried | undefined) {
    contents.set(name, Object.assign(carried, { status: 'fulfilled', value }))
    here.add(name)
  }

  function Page() {
    const { version } = useFrame()
    const name = keyAt(useLocation().pathname)
    const carried = use(contentOf(name))
    const isHere = carried?.frame.version === version
    const needsDocument = !isHere && (carried !== undefined || absent === undefined)
    useEffect(() => {
      // In another version what is around the page may differ, too.
      if (needsDocument) location.reload()
    }, [needsDocument])
    const keptAt = carried?.keptAt
    useEffect(() => {
      showKeptAt(keptAt)
      // The next page may not come: then there is none that the device kept.
      return () => showKeptAt(undefined)
    }, [keptAt])
    if (needsDocument) return null
    return isHere ? <Loaded content={carried.page} /> : absent
  }

  return {
    path,
    Page,
    keyAt,
    preloadCode: Loaded.preload,
    async preload(pathname) {
      const [component] = await Promise.all([Loaded.preload(), contentOf(keyAt(pathname))])
      return component
    },
    isLoaded: (pathname) => Loaded.isLoaded() && here.has(keyAt(pathname)),
    carry(pathname, text, keptAt) {
      const carried: Carried = { ...JSON.parse(text), keptAt }
      keep(keyAt(pathname), Promise.resolve(carried), carried)
    },
  }
}
