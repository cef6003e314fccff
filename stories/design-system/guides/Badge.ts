import { cannotBeOperated, partGuide } from '#stories/design-system/partGuide.ts'

export const guide = partGuide({
  purpose:
    'A word or two on a state: active, expired, a day. The words carry the meaning, the colour only helps.',
  use: [
    'For the state of a record in a list or beside a title.',
    'With tone day, for the day of a video: "DAY-01".',
  ],
  notFor: [
    'A message: InlineAlert or NoticeRegion.',
    'A key: Kbd.',
    'The kind of thing, above a heading: Kicker.',
    'A value that can be removed: the tags of MultiSelect.',
  ],
  anatomy: [
    'A soft background with words; with tone day, a red tab that hangs from the top edge of a picture',
  ],
  accessibility: [
    'It is a span without a role: its words are read where they stand.',
    'A change is not announced: the caller announces it, if it matters.',
    'In forced colours it has a border.',
    'The caller sets lang for Malayalam, which then gets more height.',
  ],
  dos: [
    'Name the state in words: "Active", "Expired".',
    'Use one tone for one state on all pages.',
    'Reserve tone day for the day of a video: "DAY-01".',
  ],
  donts: [
    'Do not use a badge without words.',
    'Do not make it a button or a link.',
    'Do not put several on one object: show the most important state.',
  ],
  without: {
    ...cannotBeOperated('It shows nothing more under the pointer.'),
    busy: 'It shows a state that is known.',
    error: 'Nothing in it can fail; a bad state of its object is the tone bad.',
    'many items': 'An object has one badge, for its most important state.',
    none: 'Without a state the caller leaves the badge out.',
  },
  related: ['Kicker', 'Kbd', 'InlineAlert'],
  alsoKnownAs: ['tag', 'label', 'pill', 'lozenge', 'status', 'status label'],
})
