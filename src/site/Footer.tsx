import { CONSOLE, sitePaths } from '#contract/paths.ts'
import { Link } from '#design-system/Link/Link.tsx'
import { Eave } from '#design-system/Ornaments/Eave.tsx'
import { Brand } from './Brand.tsx'
import classes from './Footer.module.css'
import { useFrame } from './Frame.tsx'
import { HomeScreenLine } from './HomeScreenLine.tsx'
import { telephoneHref } from './numbers.ts'
import { SocialIcon } from './SocialIcon.tsx'
import { ContentText } from './ContentText.tsx'

const footerLinks = [
  ['Home', sitePaths.home],
  ['Library', sitePaths.library],
  ['Courses', sitePaths.courses],
  ['Events', sitePaths.events],
  ['Gallery', sitePaths.gallery],
  ['Contact', sitePaths.contact],
  ['Staff sign-in', CONSOLE],
] as const

/** The footer of public pages: the institute's description, address and contact details. @spec 2-6 */
export function Footer() {
  const { footer: content } = useFrame()
  return (
    <footer className={classes.footer}>
      <Eave className={classes.eave} />
      <div className={classes.columns}>
        <div>
          <Brand isOnDark />
          <ContentText className={classes.words}>{content.words}</ContentText>
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
              <ContentText key={index} as="span" className={classes.line}>
                {line}
              </ContentText>
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
            {footerLinks.map(([label, href]) => (
              <li key={href}>
                <Link className={classes.link} href={href}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <HomeScreenLine />
        <ContentText>{content.copyright}</ContentText>
      </div>
    </footer>
  )
}
