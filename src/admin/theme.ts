import { useSyncExternalStore } from 'react'
import { deviceStorage } from '#api/storage.ts'

export type Theme = 'light' | 'dark'

/** Local storage key of the chosen theme. */
export const THEME_KEY = 'theme'
const listeners = new Set<() => void>()

const current = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')

function apply(theme: Theme) {
  document.documentElement.dataset.theme = theme
  for (const listener of listeners) listener()
}

/** Applies the stored theme, else the one that the device prefers. */
export function restoreTheme(): void {
  const chosen = deviceStorage.read(THEME_KEY)
  const isDark = chosen === null ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark'
  apply(isDark ? 'dark' : 'light')
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Returns the console's theme and a function that toggles it. The choice is stored on this device. */
export function useTheme() {
  const theme = useSyncExternalStore(subscribe, current, () => 'light')
  return {
    theme,
    toggle: () => {
      const next = theme === 'dark' ? 'light' : 'dark'
      deviceStorage.write(THEME_KEY, next)
      apply(next)
    },
  }
}
