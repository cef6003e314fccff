import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import { testOpenPart } from './testOpenPart.ts'
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

/** What all stories take at the test button, measured on two quiet cores. */
const ALL = 'All stories take some 8 minutes: npm run test:stories.'

addons.register('institute/test-open-part', (api) => {
  const channel = addons.getChannel()
  const emit = channel.emit.bind(channel)
  channel.emit = (name, ...messages) => {
    const part = api.getCurrentStoryData()?.parent
    const ids = part === undefined ? [] : api.findAllLeafStoryIds(part)
    if (messages.some((message) => testOpenPart(message, ids)))
      api.addNotification({
        id: 'test-open-part',
        content: { headline: 'The open part is tested', subHeadline: ALL },
        duration: 10_000,
      })
    emit(name, ...messages)
  }
})
