import { sitePaths } from '#contract/paths.ts'
import { Link } from '#design-system/Link/Link.tsx'
import classes from './Brand.module.css'
import { ContentText } from './ContentText.tsx'
import { useFrame } from './Frame.tsx'

interface BrandProps {
  /** For the dark background of the footer. */
  isOnDark?: boolean
}

/** Logo and name as one link to the home page. @spec 52, 53 */
export function Brand({ isOnDark = false }: BrandProps) {
  const { institute } = useFrame()
  const logo = isOnDark ? institute.logoOnDark : institute.logo
  return (
    <Link className={classes.brand} href={sitePaths.home} data-on-dark={isOnDark || undefined}>
      <img
        className={classes.logo}
        src={logo.src}
        width="40"
        height="40"
        alt=""
        loading={isOnDark ? 'lazy' : 'eager'}
      />
      <span className={classes.name}>
        {institute.name}
        {institute.localName !== undefined && (
          <ContentText as="small" className={classes.local}>
            {institute.localName}
          </ContentText>
        )}
        {/* After the visible text: voice control matches the start of the accessible name. */}
        <span className="visually-hidden">{`, ${institute.place}: home`}</span>
      </span>
    </Link>
  )
}
