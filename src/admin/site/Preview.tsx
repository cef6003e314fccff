import { useEffect, useMemo, useRef, useState } from 'react'
import { failureText } from '#admin/shared/failureText.ts'
import { FilterButtons } from '#admin/shared/list/FilterButtons.tsx'
import { RetryAlert } from '#admin/shared/RetryAlert.tsx'
import { useMay } from '#admin/shared/access/useMay.ts'
import { useGetSitePreviewQuery } from '#api/endpoints/site.ts'
import type { PreviewQuery } from '#contract/site/editing.ts'
import { paths } from '#contract/paths.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { Spinner } from '#design-system/Spinner/Spinner.tsx'
import classes from './Preview.module.css'
import { sectionAt } from './siteTexts.ts'
import { dress, previewDocument, type PreviewDocument } from './previewDocument.ts'

/** The widths in which a page is shown, in px. */
const widths = [
  { value: '360', name: 'Phone' },
  { value: '1280', name: 'Desktop' },
] as const

interface PreviewProps extends PreviewQuery {
  /** Whether it offers the form of the page that is shown, to those who may change it. */
  leadsToForm?: boolean
}

/**
 * A page of the site as visitors would see it, from the drafts or of a version. Links within it lead to its other pages.
 * @param path the page that is shown first
 */
export function Preview({ path: first, leadsToForm = false, ...version }: PreviewProps) {
  const mayEdit = useMay('PUT /site/drafts/:section')
  const [width, setWidth] = useState<(typeof widths)[number]['value']>('360')
  const [at, setAt] = useState({ first, path: first })
  if (at.first !== first) setAt({ first, path: first })
  const { data, error, refetch } = useGetSitePreviewQuery({ path: at.path, ...version })
  const page = useMemo(() => (data === undefined ? undefined : previewDocument(data)), [data])

  return (
    <section className={classes.preview} aria-label="Preview">
      <div className={classes.tools}>
        <FilterButtons label="Width of the preview" options={widths} value={width} onChange={setWidth} />
        {at.path !== first && (
          <Button size="sm" variant="ghost" icon="back" onPress={() => setAt({ first, path: first })}>
            Back to this section
          </Button>
        )}
        {leadsToForm && mayEdit && (
          <ButtonLink size="sm" icon="edit" href={paths.admin.siteSection(sectionAt(at.path))}>
            Edit this page
          </ButtonLink>
        )}
      </div>
      {error !== undefined && (
        <RetryAlert onRetry={() => void refetch()}>
          {failureText(error, 'Failed to load the preview')}
        </RetryAlert>
      )}
      {page === undefined && error === undefined && (
        <output className={classes.waiting}>
          <Spinner /> Loading the preview
        </output>
      )}
      {page && <Frame page={page} width={Number(width)} onFollow={(path) => setAt({ first, path })} />}
    </section>
  )
}

interface FrameProps {
  page: PreviewDocument
  width: number
  onFollow: (path: string) => void
}

/** The page, made smaller where there is less room than its width. */
function Frame({ page, width, onFollow }: FrameProps) {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(width)
  const [shown, setShown] = useState<PreviewDocument>()
  const scale = Math.min(1, room / width)

  useEffect(() => {
    if (!box.current) return undefined
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={box} className={classes.room}>
      <iframe
        className={classes.frame}
        title="The page as visitors see it"
        // No script of the page runs in it.
        sandbox="allow-same-origin"
        srcDoc={page.html}
        data-ready={shown === page || undefined}
        style={{ inlineSize: width, blockSize: `${100 / scale}%`, scale: String(scale) }}
        onLoad={({ currentTarget }) => {
          dress(currentTarget, page.styles, onFollow)
          setShown(page)
        }}
      />
    </div>
  )
}
