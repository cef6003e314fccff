import { because, partGuide } from '#stories/design-system/partGuide.ts'

export const guide = partGuide({
  purpose: 'The round button on and beside pictures: arrows, close, pause.',
  use: ['For the controls of a carousel, a gallery or a player.'],
  notFor: [
    'Tables, dialogs and forms of the console: IconButton.',
    'An action with words: Button.',
    'Going to another address: Link or IconLink.',
  ],
  anatomy: ['The circle: 48 px with a border (outlined), 44 px without one (bare)', 'The icon'],
  keyboard: {
    Tab: 'Reaches it, when it is inert too.',
    'Enter, Space': 'Presses it.',
  },
  accessibility: [
    'It is a native button. Its label is its accessible name and its native tooltip.',
    'isInert sets aria-disabled and keeps the focus, for an arrow at the end of its row.',
    'Arrows are mirrored in right-to-left text.',
    'A bare button takes the text colour of its container. The caller makes sure of a contrast of 3 : 1.',
    'The caller writes the label in the language of the page, and changes it with the action: "Pause slides", "Play slides".',
  ],
  dos: [
    'Use outlined beside pictures, bare in bars and panels.',
    'Leave an arrow that cannot be used in its place, with isInert.',
  ],
  donts: [
    'Do not use it for the main action of a view.',
    'Do not put it on a busy picture without a solid background.',
    'Do not make it smaller: a finger needs 44 px.',
  ],
  without: {
    busy: 'It acts at once.',
    error: 'Its actions cannot fail.',
    ...because('Its label is not visible.', 'long text', 'Malayalam'),
    'many items': 'It is one action; the container lays out several.',
    none: 'It always has an icon and a label: the type requires both.',
  },
  related: ['IconButton', 'Carousel', 'HeroCarousel', 'Lightbox'],
  alsoKnownAs: ['circle button', 'arrow button', 'floating action button'],
})
