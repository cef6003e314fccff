import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { sitePaths } from '#contract/paths.ts'
import { ABOUT_ID, cancelAbout, showAbout, showAboutSoon } from './aboutSection.ts'
import { entryOf, isHome, type EntryName } from './navigation.ts'

/** The highlighted entry: About from its click until the next navigation, else the current page's (reading Q4). */
export function useSelectedEntry() {
  const { key, pathname, hash } = useLocation()
  const navigate = useNavigate()
  /** Key of the history entry at which About was selected. */
  const [aboutKey, setAboutKey] = useState<string>()
  /** Whether About was clicked on another page and is to be highlighted on the next one. */
  const isPending = useRef(false)

  useLayoutEffect(() => {
    // The root redirects to the home page.
    if (pathname === sitePaths.root) return
    if (isPending.current || hash === `#${ABOUT_ID}`) setAboutKey(key)
    isPending.current = false
  }, [key, pathname, hash])

  function choose(name: EntryName, event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    cancelAbout()
    isPending.current = false
    setAboutKey(name === 'about' ? key : undefined)
    if (name !== 'about') return
    event.preventDefault()
    if (showAbout()) return
    isPending.current = true
    void navigate(sitePaths.root)
    showAboutSoon()
  }

  const own = isHome(pathname) ? 'home' : entryOf(pathname)
  const selected: EntryName | undefined = aboutKey === key && own === 'home' ? 'about' : own
  return { selected, choose }
}
