import { institute } from 'content:institute'
import { useAddress } from './address/AddressProvider.tsx'

interface PageMetaProps {
  /** Of the page alone; the institute's name follows. */
  title: string
  description: string
  /** The title is whole without the institute's name. */
  isWhole?: boolean
}

/** What search engines, tabs and shared links say of a page. Its address is the one in lower case (reading Q8). */
export function PageMeta({ title, description, isWhole = false }: PageMetaProps) {
  const { pathname } = useAddress()
  return (
    <>
      <title>{isWhole ? title : `${title} · ${institute.name}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={institute.site + pathname.toLowerCase()} />
    </>
  )
}
