import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react'
import { I18nProvider, isRTL } from 'react-aria-components'
import { useLocale } from '#design-system/Words/WordsProvider.tsx'

/** The direction of a part of the page, if it is not the page's. */
export const PartDirection = createContext<string | undefined>(undefined)

function watchDirection(notify: () => void) {
  const observer = new MutationObserver(notify)
  observer.observe(document.documentElement, { attributeFilter: ['dir'] })
  return () => observer.disconnect()
}

/** Passes locale and direction to React Aria, which takes both from the locale: `en-Arab` is right to left. */
export function Locale({ children }: { children: ReactNode }) {
  const locale = useLocale()
  const own = useContext(PartDirection)
  const page = useSyncExternalStore(
    watchDirection,
    () => document.documentElement.dir,
    () => 'ltr',
  )
  return <I18nProvider locale={withDirection(locale, (own ?? page) === 'rtl')}>{children}</I18nProvider>
}

function withDirection(locale: string, isRightToLeft: boolean) {
  if (isRTL(locale) === isRightToLeft) return locale
  return new Intl.Locale(locale, { script: isRightToLeft ? 'Arab' : 'Latn' }).toString()
}
