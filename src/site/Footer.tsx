import { footer as ownContent } from 'content:footer'
import { paths } from '#contract/paths.ts'
import { Link } from '#design-system/Link/Link.tsx'
import { Eave } from '#design-system/Ornaments/Eave.tsx'
import { Brand } from './Brand.tsx'
import classes from './Footer.module.css'
import { telephoneHref } from './numbers.ts'
import { SocialIcon } from './SocialIcon.tsx'
import { Words } from './Words.tsx'

const ways = [
  ['Home', paths.home],
  ['Library', paths.library],
  ['Courses', paths.courses],
  ['Events', paths.events],
  ['Gallery', paths.gallery],
  ['Contact', paths.contact],
  ['Staff sign-in', paths.admin.login],
] as const

interface FooterProps {
  /** @default that of the content file */
  content?: typeof ownContent
}

/** Who the institute is, where it is and how to reach it, under the roof of the page. @spec 2-6 */
export function Footer({ content = ownContent }: FooterProps) {
  return (
    <footer className={classes.footer}>
      <Eave className={classes.eave} />
      <div className={classes.columns}>
        <div>
          <Brand isOnDark />
          <Words className={classes.words}>{content.words}</Words>
          <ul className={classes.social}>
            {content.social.map(({ name, icon, url }, index) => (
              <li key={index}>
                <a className={classes.round} href={url} aria-label={name} target="_blank" rel="noopener">
                  <SocialIcon name={icon} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className={classes.heading}>College address</h2>
          <address>
            {content.postalAddress.map((line, index) => (
              <Words key={index} as="span" className={classes.line}>
                {line}
              </Words>
            ))}
          </address>
        </div>
        <div>
          <h2 className={classes.heading}>Write</h2>
          <a className={classes.link} href={`mailto:${content.email}`}>
            {content.email}
          </a>
        </div>
        <div>
          <h2 className={classes.heading}>Call</h2>
          <ul>
            {content.phones.map((number, index) => (
              <li key={index}>
                <a className={classes.link} href={telephoneHref(number)}>
                  {number}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={classes.bar}>
        <nav aria-label="Footer">
          <ul className={classes.ways}>
            {ways.map(([label, href]) => (
              <li key={href}>
                <Link className={classes.link} href={href}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Words>{content.copyright}</Words>
      </div>
    </footer>
  )
}
