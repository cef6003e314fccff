import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose: 'The round button on pictures and beside them: arrows, close, pause.',
  notFor: [
    'The console, its tables and dialogs: IconButton.',
    'An action with words: Button.',
    'Going to another address: Link or IconLink.',
  ],
  anatomy: ['The circle: 48 px with an edge (outlined), 44 px without one (bare)', 'The icon'],
  keyboard: [
    ['Tab', 'Reaches it, when it is inert too.'],
    ['Enter', 'Presses it.'],
    ['Space', 'Presses it.'],
  ],
  accessibility: [
    'It is a native button. Its label is its name, and its title for the mouse.',
    'isInert sets aria-disabled and keeps the focus: an arrow at the end of its row.',
    'Arrows turn round where text runs from right to left.',
    'bare takes the colour of its place: the caller sees to a contrast of 3 : 1.',
    'The caller gives label in the language of the page, and changes it with what the button does: "Pause slides", "Play slides".',
  ],
  dos: [
    'Use outlined beside pictures and bare in bars and panels.',
    'Keep an arrow that is off in its place, with isInert.',
  ],
  donts: [
    'Do not use it for the main action of a view.',
    'Do not put it on a busy picture without a solid ground.',
    'Do not make it smaller: a finger needs 44 px.',
  ],
  without: {
    busy: 'It steps, closes or pauses at once.',
    error: 'Nothing that it does can fail.',
    'long text': 'Its label is its name and its title, and takes no room.',
    Malayalam: 'Its label is its name and its title, and is not drawn.',
    'many items': 'It is one action; its place lays out several.',
    none: 'It has an icon and a label always: the type asks for both.',
  },
}
