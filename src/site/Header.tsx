import { useState, useSyncExternalStore, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { RoundButton } from '#design-system/RoundButton/RoundButton.tsx'
import { Link } from '#design-system/Link/Link.tsx'
import { SidePanel } from '#design-system/SidePanel/SidePanel.tsx'
import { SidePanelEntry } from '#design-system/SidePanel/SidePanelEntry.tsx'
import { Brand } from './Brand.tsx'
import { useFrame } from './Frame.tsx'
import classes from './Header.module.css'
import { entries, isHome, type EntryName } from './navigation.ts'
import { useSelectedEntry } from './useSelectedEntry.ts'

/** Scroll position from which the page counts as scrolled, in px. */
const SCROLLED_PX = 24

/** The header of public pages: transparent at the top of the home page, solid elsewhere. @spec 60-64 */
export function Header() {
  const { institute } = useFrame()
  const { key, pathname } = useLocation()
  const isScrolled = useScrolled()
  const { selected, choose } = useSelectedEntry()
  /** Key of the history entry at which the panel was opened; any navigation closes it. */
  const [openAt, setOpenAt] = useState<string>()
  const look = isHome(pathname) ? (isScrolled ? 'scrolled' : 'floating') : 'solid'

  function chooseInPanel(name: EntryName, event: MouseEvent) {
    // Synchronously, as nothing behind an open panel can take focus.
    flushSync(() => setOpenAt(undefined))
    choose(name, event)
  }

  return (
    <header className={classes.header} data-look={look}>
      <div className={classes.inner}>
        <Brand />
        <nav className={classes.nav} aria-label="Main">
          {entries.map((entry) => (
            <Link
              key={entry.name}
              className={classes.entry}
              href={entry.href}
              data-selected={entry.name === selected || undefined}
              aria-current={entry.name === selected && entry.name !== 'about' ? 'page' : undefined}
              onClick={(event) => choose(entry.name, event)}
            >
              {entry.label}
            </Link>
          ))}
        </nav>
        <RoundButton
          className={classes.burger}
          variant="bare"
          icon="menu"
          label="Open menu"
          aria-haspopup="dialog"
          aria-expanded={openAt === key}
          onPress={() => setOpenAt(key)}
        />
      </div>
      <SidePanel
        label="Menu"
        isOpen={openAt === key}
        onClose={() => setOpenAt(undefined)}
        brand={<img src={institute.logo.src} width="36" height="36" alt="" />}
        art={<img src={institute.menuPicture.src} alt="" />}
      >
        {entries.map((entry) => (
          <SidePanelEntry
            key={entry.name}
            href={entry.href}
            icon={entry.icon}
            isCurrent={entry.name === selected}
            isPlace={entry.name === 'about'}
            onPress={(event) => chooseInPanel(entry.name, event)}
          >
            {entry.label}
          </SidePanelEntry>
        ))}
      </SidePanel>
    </header>
  )
}

const useScrolled = () =>
  useSyncExternalStore(
    onScroll,
    () => window.scrollY > SCROLLED_PX,
    () => false,
  )

function onScroll(notify: () => void) {
  window.addEventListener('scroll', notify, { passive: true })
  return () => window.removeEventListener('scroll', notify)
}
