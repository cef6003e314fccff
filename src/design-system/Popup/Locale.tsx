import { useSyncExternalStore, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'

function watchDirection(notify: () => void) {
  const observer = new MutationObserver(notify)
  observer.observe(document.documentElement, { attributeFilter: ['dir'] })
  return () => observer.disconnect()
}

/** Passes the page's direction to React Aria, which takes it from the locale: `en-Arab` is right to left. */
export function Locale({ children }: { children: ReactNode }) {
  const direction = useSyncExternalStore(
    watchDirection,
    () => document.documentElement.dir,
    () => 'ltr',
  )
  return <I18nProvider locale={direction === 'rtl' ? 'en-Arab-GB' : 'en-GB'}>{children}</I18nProvider>
}
