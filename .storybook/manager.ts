import { addons } from 'storybook/manager-api'

// The pages for review are no states of a part: there is nothing to set, and the room is theirs.
addons.setConfig({
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => (storyId?.startsWith('review-') ? false : isShown),
  },
})
