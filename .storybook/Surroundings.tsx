import { useLayoutEffect, type ReactNode } from 'react'
import { PartDirection } from '#design-system/Popup/Locale.tsx'
import { setTextZoom } from './textZoom.ts'

interface SurroundingsProps {
  theme: string
  dir: string
  motion: string
  /** Their size in percent of the usual one; on a docs page they keep that. */
  textZoom: number
  /** Of the parts' words. */
  lang: string
  /** Whether the story is one of several on a docs page. */
  isOnPage: boolean
  children: ReactNode
}

/** Sets theme, direction and motion: for a story on a docs page around it, else on the root element, as the product does. */
export function Surroundings({ isOnPage, children, ...look }: SurroundingsProps) {
  return isOnPage ? <Ground {...look}>{children}</Ground> : <Root {...look}>{children}</Root>
}

type LookProps = Omit<SurroundingsProps, 'isOnPage'>

function Root({ theme, dir, motion, textZoom, lang, children }: LookProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme
    document.documentElement.dir = dir
    document.documentElement.dataset.motion = motion
    document.documentElement.lang = lang
  }, [theme, dir, motion, lang])
  useLayoutEffect(() => setTextZoom(textZoom), [textZoom])
  return children
}

function Ground({ theme, dir, motion, lang, children }: LookProps) {
  return (
    <PartDirection value={dir}>
      <div className="story-ground" data-theme={theme} data-motion={motion} dir={dir} lang={lang}>
        {children}
      </div>
    </PartDirection>
  )
}
