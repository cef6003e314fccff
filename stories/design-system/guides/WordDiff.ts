import { cannotBeOperated, partGuide } from '#stories/design-system/partGuide.ts'

export const guide = partGuide({
  since: '0.2.0',
  purpose: 'Shows what has changed between two texts, word by word.',
  use: ['Before something is published or taken back, to see old and new wording at once.'],
  notFor: ['Two values of a word or a number: write both, with "before" and "now".'],
  anatomy: [
    'One text (inline): removed words struck through, added words underlined',
    'Or both texts (sides) under "Before" and "After", side by side where there is room',
  ],
  accessibility: [
    'Removed words are a del, added ones an ins; "removed" and "added" are said before them, unseen.',
    'Colour is not the only sign: removed words are struck through, added ones underlined.',
    'Language and direction of each text, and of each changed word, are detected.',
  ],
  dos: [
    'Give it plain text. Lines stay as they are.',
    'Use sides where most of a text is new: inline is then hard to read.',
  ],
  donts: [
    'Do not rely on it for spaces: two texts that differ in spaces alone look alike.',
    'Do not pass whole pages: where more than about 500 words differ, they are shown whole, the old ones first.',
  ],
  without: {
    ...cannotBeOperated(),
    busy: 'Both texts are there at once.',
    error: 'It has nothing that can fail.',
  },
  related: ['InlineAlert', 'Badge'],
  status: 'trial',
  statusReason:
    'It is new. It becomes stable when the site’s page of changes has used it for one minor version.',
  alsoKnownAs: ['diff', 'compare', 'changes', 'track changes'],
})
