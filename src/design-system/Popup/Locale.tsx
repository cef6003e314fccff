import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'

/** The direction of a part of the page, if it is not the page's. */
export const PartDirection = createContext<string | undefined>(undefined)

function watchDirection(notify: () => void) {
  const observer = new MutationObserver(notify)
  observer.observe(document.documentElement, { attributeFilter: ['dir'] })
  return () => observer.disconnect()
}

/** Passes the direction to React Aria, which takes it from the locale: `en-Arab` is right to left. */
export function Locale({ children }: { children: ReactNode }) {
  const own = useContext(PartDirection)
  const page = useSyncExternalStore(
    watchDirection,
    () => document.documentElement.dir,
    () => 'ltr',
  )
  return <I18nProvider locale={(own ?? page) === 'rtl' ? 'en-Arab-GB' : 'en-GB'}>{children}</I18nProvider>
}
