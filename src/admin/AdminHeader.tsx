import { institute } from 'content:institute'
import { useLocation } from 'react-router-dom'
import { paths } from '#contract/paths.ts'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { IconLink } from '#design-system/Button/IconLink.tsx'
import { IconButton } from '#design-system/Button/IconButton.tsx'
import { Link } from '#design-system/Link/Link.tsx'
import classes from './AdminHeader.module.css'
import { LiveClasses } from './LiveClasses.tsx'
import { Logo } from './Logo.tsx'
import { SCREEN_ID } from './shared/focusScreen.ts'
import { useSignOut } from './useSignOut.ts'
import { useTheme } from './theme.ts'

interface AdminHeaderProps {
  onKeys: () => void
}

/** The top bar of the console. */
export function AdminHeader({ onKeys }: AdminHeaderProps) {
  const { theme, toggle } = useTheme()
  const signOut = useSignOut()
  return (
    <header className={classes.header}>
      <a className={classes.skip} href={`#${SCREEN_ID}`}>
        Skip to content
      </a>
      <Link className={classes.brand} href={paths.admin.students}>
        <Logo size={32} />
        <span className={classes.name}>{institute.name}</span>
        <span className={classes.console}>Admin</span>
      </Link>
      <LiveClasses key={useLocation().pathname} />
      <div className={classes.tools}>
        <span className={classes.deskOnly}>
          <ButtonLink variant="ghost" size="sm" icon="external" href={paths.home}>
            View site
          </ButtonLink>
          <IconButton icon="keyboard" label="Keyboard shortcuts" onPress={onKeys} />
        </span>
        <IconButton
          icon={theme === 'dark' ? 'sun' : 'moon'}
          label={theme === 'dark' ? 'Use light theme' : 'Use dark theme'}
          onPress={toggle}
        />
        <IconLink icon="students" label="My account" href={paths.admin.account} />
        <IconButton icon="sign-out" label="Log out" onPress={signOut} />
      </div>
    </header>
  )
}
