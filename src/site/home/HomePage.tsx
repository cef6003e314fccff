import { paths } from '#app/paths.ts'
import picture from '#content/art/hero-1-monsoon.svg'
import logo from '#content/art/logo-mark.svg'
import { institute } from '#content/institute.ts'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import classes from './HomePage.module.css'

/** The front page. */
export function HomePage() {
  return (
    <main className={classes.page}>
      <title>{institute.name}</title>
      <img className={classes.picture} src={picture} alt="" fetchPriority="high" />
      <div className={classes.card}>
        <img src={logo} width="56" height="56" alt="" />
        <h1>{institute.name}</h1>
        <p>{institute.place}</p>
        <ButtonLink href={paths.admin.login}>Staff sign-in</ButtonLink>
      </div>
    </main>
  )
}
