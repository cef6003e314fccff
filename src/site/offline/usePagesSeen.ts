import { useEffect, useState } from 'react'
import { PAGES_CACHE } from '#contract/site/carried.ts'

/** A page that the device has kept since it was opened. */
export interface PageSeen {
  href: string
  title: string
}

/** Returns the pages that the device has kept, but for some addresses; at first, and where they cannot be read, none. */
export function usePagesSeen(without: readonly string[]): readonly PageSeen[] {
  const [pages, setPages] = useState<readonly PageSeen[]>([])
  useEffect(() => {
    readPages().then(setPages, () => {})
  }, [])
  return pages.filter(({ href }) => !without.includes(href))
}

async function readPages(): Promise<PageSeen[]> {
  const kept = await caches.open(PAGES_CACHE)
  const pages = await Promise.all(
    (await kept.keys()).map(async (request) => {
      const response = await kept.match(request)
      const isPage = response?.headers.get('content-type')?.startsWith('text/html') ?? false
      if (!response || !isPage) return []
      // The rest of the page takes long to read.
      const [head = ''] = (await response.text()).split('</title>')
      const { title } = new DOMParser().parseFromString(head, 'text/html')
      // The institute's name is at its end.
      return [{ href: new URL(request.url).pathname, title: title.replace(/ · [^·]*$/, '') }]
    }),
  )
  return pages.flat()
}
