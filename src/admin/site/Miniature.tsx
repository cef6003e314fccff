import { useEffect, useRef, useState } from 'react'
import { useLazyGetSitePreviewQuery } from '#api/endpoints/site.ts'
import classes from './Miniature.module.css'
import { dress, previewDocument, type PreviewDocument } from './previewDocument.ts'

/** The end of the line: one page after another is asked for, since the server makes each anew. */
let last: Promise<void> = Promise.resolve()

const savesData = () => {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return connection instanceof Object && Reflect.get(connection, 'saveData') === true
}

/**
 * The start of a page with the drafts, small, on wide screens. Its place stays empty where the page is late or fails,
 * and is left out for those who save data.
 * @param path of the page
 */
export function Miniature({ path }: { path: string }) {
  const box = useRef<HTMLDivElement>(null)
  const [load] = useLazyGetSitePreviewQuery()
  const [page, setPage] = useState<PreviewDocument>()
  const [isReady, setReady] = useState(false)

  useEffect(() => {
    if (!box.current) return undefined
    const leaving = new AbortController()
    async function show() {
      if (leaving.signal.aborted) return
      const asked = load({ path })
      leaving.signal.addEventListener('abort', () => asked.abort())
      const { data } = await asked
      // Else all would be asked for at once when one section is saved.
      asked.unsubscribe()
      if (data !== undefined && !leaving.signal.aborted) setPage(previewDocument(data))
    }
    // A box that is not displayed never comes near, so that phones load nothing.
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        last = last.then(show)
      },
      { rootMargin: '50%' },
    )
    observer.observe(box.current)
    return () => {
      leaving.abort()
      observer.disconnect()
    }
  }, [load, path])

  if (savesData()) return null
  return (
    <div ref={box} className={classes.miniature} aria-hidden inert>
      {page && (
        <iframe
          className={classes.page}
          title="Miniature of the page"
          tabIndex={-1}
          // No script of the page runs in it.
          sandbox="allow-same-origin"
          srcDoc={page.html}
          data-ready={isReady || undefined}
          onLoad={({ currentTarget }) => {
            dress(currentTarget, page.styles)
            setReady(true)
          }}
        />
      )}
    </div>
  )
}
