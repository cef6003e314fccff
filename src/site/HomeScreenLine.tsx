import { useInstall } from '#design-system/useInstall.ts'
import classes from './Footer.module.css'

/** Puts the site on the home screen, or says how; nothing where it is there, or cannot be. */
export function HomeScreenLine() {
  const install = useInstall()
  if (install === undefined) return null
  if (install === 'manual')
    return <p>To add this site to your home screen: Share, then Add to Home Screen.</p>
  return (
    <button type="button" className={classes.link} onClick={install}>
      Add to home screen
    </button>
  )
}
