import { addons } from 'storybook/manager-api'

// The review pages have no controls, so hide the panel.
addons.setConfig({
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => (storyId?.startsWith('review-') ? false : isShown),
  },
})
