import { institute } from 'content:institute'
import { paths } from '#contract/paths.ts'
import { Link } from '#design-system/Link/Link.tsx'
import classes from './Brand.module.css'
import { Words } from './Words.tsx'

interface BrandProps {
  /** On the dark ground of the footer. */
  isOnDark?: boolean
}

/** Logo and name; both lead home. @spec 52, 53 */
export function Brand({ isOnDark = false }: BrandProps) {
  const logo = isOnDark ? institute.logoOnDark : institute.logo
  return (
    <Link className={classes.brand} href={paths.home} data-on-dark={isOnDark || undefined}>
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
        <Words as="small" className={classes.local}>
          {institute.localName}
        </Words>
        {/* Behind what is seen: whoever speaks to the browser says the words that are there. */}
        <span className="visually-hidden">{`, ${institute.place}: home`}</span>
      </span>
    </Link>
  )
}
