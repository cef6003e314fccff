import logo from '#content/art/logo-mark.svg'
import logoDark from '#content/art/logo-mark-dark-theme.svg'
import classes from './Logo.module.css'

interface LogoProps {
  /** Width and height, in px. */
  size: number
}

/** The institute's mark, in the colours of the theme; its name stands beside it. */
export function Logo({ size }: LogoProps) {
  return (
    <>
      <img className={classes.light} src={logo} width={size} height={size} alt="" />
      <img className={classes.dark} src={logoDark} width={size} height={size} alt="" />
    </>
  )
}
