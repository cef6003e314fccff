import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import { themeFor, themes } from './theme.ts'

interface GlobalsEvent {
  globals: { theme?: string }
}

addons.setConfig({
  theme: themes.light,
  // The review pages have no controls, so hide the panel.
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => (storyId?.startsWith('review-') ? false : isShown),
  },
})

// Storybook itself is shown in the theme of the stories.
addons.register('institute/theme', (api) => {
  const follow = ({ globals }: GlobalsEvent) => api.setOptions({ theme: themeFor(globals.theme) })
  api.on(SET_GLOBALS, follow)
  api.on(GLOBALS_UPDATED, follow)
})
