import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#contract/paths.ts'
import { ABOUT_ID, forgetAbout, showAbout, showAboutSoon } from './aboutSection.ts'
import { entryOf, isHome, type EntryName } from './navigation.ts'

/** The one highlighted entry: About from its click until the address changes, else the page's own (reading Q4). */
export function useSelectedEntry() {
  const { key, pathname, hash } = useLocation()
  const navigate = useNavigate()
  /** The visit at which About was chosen. */
  const [aboutAt, setAboutAt] = useState<string>()
  /** About was clicked on another page: it is highlighted where that leads. */
  const isComing = useRef(false)

  useLayoutEffect(() => {
    // The root is only a step on the way home.
    if (pathname === paths.root) return
    if (isComing.current || hash === `#${ABOUT_ID}`) setAboutAt(key)
    isComing.current = false
  }, [key, pathname, hash])

  function choose(name: EntryName, event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    forgetAbout()
    isComing.current = false
    setAboutAt(name === 'about' ? key : undefined)
    if (name !== 'about') return
    event.preventDefault()
    if (showAbout()) return
    isComing.current = true
    void navigate(paths.root)
    showAboutSoon()
  }

  const own = isHome(pathname) ? 'home' : entryOf(pathname)
  const selected: EntryName | undefined = aboutAt === key && own === 'home' ? 'about' : own
  return { selected, choose }
}
