import { institute } from 'content:institute'
import { useLocation } from 'react-router-dom'
import { canonicalPath } from '#contract/paths.ts'

interface PageMetaProps {
  /** Of the page alone; the institute's name follows. */
  title: string
  description: string
  /** The title is whole without the institute's name. */
  isWhole?: boolean
}

/** A page's title and description for tabs, search engines and shared links, and its canonical address (reading Q8). */
export function PageMeta({ title, description, isWhole = false }: PageMetaProps) {
  const { pathname } = useLocation()
  return (
    <>
      <title>{isWhole ? title : `${title} · ${institute.name}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={institute.site + canonicalPath(pathname)} />
    </>
  )
}
