import { DocsContainer } from '@storybook/addon-docs/blocks'
import { useEffect, useLayoutEffect, useState, type ComponentProps } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { setTextZoom } from './textZoom.ts'
import { PageTheme } from './PageTheme.ts'
import { beginQuietly } from './quietPage.ts'
import { themeFor } from './theme.ts'

/** Shows a docs page in the theme that the toolbar asks for. */
export function DocsPageContainer(props: ComponentProps<typeof DocsContainer>) {
  const { channel } = props.context
  useState(beginQuietly)
  const [theme, setTheme] = useState(() =>
    themeIn(channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)),
  )
  useEffect(() => {
    const change = (event: unknown) => setTheme(themeIn([event]))
    channel.on(GLOBALS_UPDATED, change)
    return () => channel.off(GLOBALS_UPDATED, change)
  }, [channel])
  useLayoutEffect(() => {
    const root = document.documentElement
    root.dataset.theme = theme
    root.dir = 'ltr'
    root.lang = 'en'
    delete root.dataset.motion
    setTextZoom(100)
  }, [theme])
  return (
    <PageTheme value={theme}>
      <DocsContainer {...props} theme={themeFor(theme)} />
    </PageTheme>
  )
}

/** The theme in an event of Storybook about globals. */
function themeIn(events: unknown): string {
  const [event]: unknown[] = Array.isArray(events) ? events : []
  const globals: unknown =
    typeof event === 'object' && event !== null ? Reflect.get(event, 'globals') : undefined
  const name: unknown =
    typeof globals === 'object' && globals !== null ? Reflect.get(globals, 'theme') : undefined
  return name === 'dark' ? 'dark' : 'light'
}
