import { useSyncExternalStore, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'

function watchDirection(notify: () => void) {
  const observer = new MutationObserver(notify)
  observer.observe(document.documentElement, { attributeFilter: ['dir'] })
  return () => observer.disconnect()
}

/** React Aria reads the direction from the locale: English in a right-to-left script is right to left. */
export function Locale({ children }: { children: ReactNode }) {
  const direction = useSyncExternalStore(
    watchDirection,
    () => document.documentElement.dir,
    () => 'ltr',
  )
  return <I18nProvider locale={direction === 'rtl' ? 'en-Arab-GB' : 'en-GB'}>{children}</I18nProvider>
}
