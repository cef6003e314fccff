import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose: 'A word or two on a state: active, expired, a day. The words say it, the colour only helps.',
  notFor: [
    'A message: InlineAlert or NoticeRegion.',
    'A key: Kbd.',
    'What kind of thing it is, over a heading: Kicker.',
    'A value that can be taken away: the tags of MultiSelect.',
  ],
  anatomy: ['A soft plate with words; tone day is a red tab that hangs from the top edge of a picture'],
  keyboard: [],
  accessibility: [
    'It is a span without a role: its words are read where they stand.',
    'It is not announced when it changes: its caller does that, if it matters.',
    'In forced colours it has an edge.',
    'The caller sets lang for Malayalam, which is then given more height.',
  ],
  dos: [
    'Say the state in words: "Active", "Expired".',
    'Use one tone for one state on all pages.',
    'Keep tone day for the day of a video: "DAY-01".',
  ],
  donts: [
    'Do not use a badge without words.',
    'Do not make it a button or a link.',
    'Do not put several on one thing: the most important state is enough.',
  ],
  without: {
    hover: 'It is not pressed, and shows nothing more under the pointer.',
    'focus-visible': 'It takes no focus.',
    disabled: 'It is not operated.',
    busy: 'It says a state that is known.',
    error: 'Nothing in it can fail; a bad state of its thing is the tone bad.',
    'many items': 'A thing has one badge, for its most important state.',
    none: 'Without a state to say there is no badge: its caller leaves it out.',
  },
}
