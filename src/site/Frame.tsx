import { createContext, useContext } from 'react'
import type { Frame } from '#contract/site/pages.ts'

const Context = createContext<Frame | undefined>(undefined)

/** Gives all parts of the site what is around every page. */
export const FrameProvider = Context.Provider

/** Returns what is around every page: the institute, the footer's content, and when the page was made. */
export function useFrame(): Frame {
  const frame = useContext(Context)
  if (!frame) throw new Error('There is no FrameProvider.')
  return frame
}
