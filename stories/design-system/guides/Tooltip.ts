import { partGuide } from '#stories/design-system/partGuide.ts'

export const guide = partGuide({
  purpose: 'A short explanation of a button or link, shown under the pointer and on keyboard focus.',
  use: ['For words that only some users need: why a button is disabled, which key does the same.'],
  notFor: [
    'The name of a button: label. A tooltip is a description, never a name.',
    'What everybody must know: the description of a field, or text.',
    'Content with links, buttons or pictures: Dialog or FilterPopover.',
    'Phones: touch shows no tooltip.',
  ],
  anatomy: ['One button or link', 'The words, on a plate beside it'],
  keyboard: {
    Tab: 'Reaches the button or link, and shows the words at once.',
    Esc: 'Hides the words.',
  },
  accessibility: [
    'The words are a tooltip, and the description of the button while they are shown.',
    'They appear after 500 ms under the pointer (delayMs), and at once on keyboard focus.',
    'The pointer may move onto the words. They appear above an open dialog too.',
    'Touch never shows them: nothing may depend on them.',
    'The caller sets lang if the words are not in the language of the page.',
    'The caller sets hasTitle={false} on an IconButton, or two tooltips would appear.',
    'A disabled button cannot be focused, so the keyboard shows no tooltip: use isInert of Button.',
  ],
  dos: ['Say what the name does not say.', 'Keep it to one short line.', 'Use it rarely.'],
  donts: [
    'Do not repeat the name.',
    'Do not put a tooltip on text or a picture: only elements that can be focused can have one.',
    'Do not put an error into it.',
  ],
  without: {
    busy: 'Its words are there from the start.',
    error: 'An error is never put into a tooltip: people who do not hover would miss it.',
    'many items': 'It says one thing about one control.',
    none: 'Without words the caller leaves it out.',
  },
  related: ['IconButton', 'Button', 'Kbd', 'FilterPopover'],
  alsoKnownAs: ['hint', 'hover text', 'info tip', 'help text', 'title text', 'infotip'],
})
