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

/** What search engines, tabs and shared links say of a page. Its address is the canonical one (reading Q8). */
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
