import { addons } from 'storybook/manager-api'

// The pages for review are no states of a part: there is nothing to set, so they get the whole width.
addons.setConfig({
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => (storyId?.startsWith('review-') ? false : isShown),
  },
})
