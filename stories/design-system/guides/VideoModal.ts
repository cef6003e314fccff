import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose: 'Plays a video over the dimmed page. The frame of the player exists only while it is open.',
  notFor: [
    'A picture in full size: Lightbox.',
    'Words and forms: Dialog.',
    'A video among the text of a page: no part is there for it; nothing plays until somebody asks.',
  ],
  anatomy: [
    'The backdrop, dark in both themes',
    'The head: the day, the title (heading level 2), and the button "Close video"',
    'The screen, 16 : 9: the player, a Spinner while it loads, or a panel over it',
    'The panel at the end: "Next" and "Play again"',
    'The panel of a failure: what is the matter, "Watch on YouTube", "Try again"',
    'The foot: Previous and Next, and actions',
  ],
  keyboard: [
    ['Tab', 'Goes through the head, the player and the foot; the page behind cannot be reached.'],
    ['Enter', 'Presses the button that has the focus.'],
    ['Space', 'Presses the button that has the focus.'],
    [
      'Esc',
      'Closes it. While the focus is inside the player, the key does not reach the page: go back to "Close video" first, by Shift and Tab.',
    ],
  ],
  accessibility: [
    'It is a native modal dialog, named by the title of the video. The frame has the same title.',
    '"Close video" stands over the player and is reached by Tab: it is the way out of the player, which keeps Esc for itself.',
    'The first focus is on "Close video". When it closes, the focus goes back to what opened it.',
    'Loading and the end are said politely (status), a failure at once (alert).',
    'At the first and last video the button is aria-disabled and keeps the focus. Without onPrevious and onNext there are no such buttons.',
    'A silent player is a failure after 10 s (patienceMs); a late answer takes it back. Being offline is said at once.',
    'The video begins by itself, because somebody has asked for it.',
    'The caller gives lang of the title, and words in the language of the page.',
    'Subtitles and text of a video are on YouTube: whoever publishes it owes them.',
  ],
  dos: [
    'Keep the open video in the address, so that a link leads to it.',
    'Give href or an id: without either there is no way out of the failure.',
    'Say the day as the cards say it: "DAY-02".',
  ],
  donts: [
    'Do not open it by itself when a page loads.',
    'Do not put text over the picture.',
    'Do not put a second dialog over it.',
  ],
  without: {
    'many items': 'It is one video; Previous and Next lead to the others.',
  },
}
