import { useLocation } from 'react-router-dom'
import { canonicalPath } from '#contract/paths.ts'
import { useFrame } from './Frame.tsx'

interface PageMetaProps {
  /** The page's own title; the institute's name is appended. */
  title: string
  description: string
  /** Omits the institute's name. */
  isWhole?: boolean
}

/** Title, description and canonical URL of a page (reading Q8). */
export function PageMeta({ title, description, isWhole = false }: PageMetaProps) {
  const { institute } = useFrame()
  const { pathname } = useLocation()
  return (
    <>
      <title>{isWhole ? title : `${title} · ${institute.name}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={institute.site + canonicalPath(pathname)} />
    </>
  )
}
