import { modalGuide } from '#stories/design-system/partGuide.ts'

export const guide = modalGuide({
  purpose: 'Plays a video over the dimmed page. The player’s frame exists only while it is open.',
  use: ['For a video that users start from a card or a link.'],
  notFor: [
    'A picture in full size: Lightbox.',
    'Text and forms: Dialog.',
    'A video within the text of a page: there is no part for that.',
  ],
  anatomy: [
    'The backdrop, dark in both themes',
    'The head: the day, the title (heading level 2), and the button "Close video"',
    'The screen, 16 : 9: the player, a Spinner while it loads, or a panel over it',
    'The panel at the end: "Next" and "Play again"',
    'The panel of a failure: what is wrong, "Watch on YouTube", "Try again"',
    'The foot: Previous and Next, and actions',
  ],
  keyboard: {
    Tab: 'Goes through the head, the player and the foot; the page behind cannot be reached.',
    'Enter, Space': 'Presses the focused button.',
    Esc: 'Closes it. While the focus is inside the player, the key does not reach the page: return to "Close video" first, with Shift + Tab.',
  },
  accessibility: [
    'It is named by the video’s title. The frame has the same title.',
    '"Close video" is above the player and reached by Tab: it is the way out of the player, which handles Esc itself.',
    'The first focus is on "Close video".',
    'Loading and the end are announced politely (status), a failure at once (alert).',
    'At the first and last video the button is aria-disabled and keeps the focus. Without onPrevious and onNext there are no such buttons.',
    'A player that sends no message within 10 s (patienceMs) counts as failed; a late message reverses that. Being offline is shown at once.',
    'The video starts by itself, because the user asked for it.',
    'The caller sets lang of the title, and passes words in the language of the page.',
    'Captions and transcripts are on YouTube: whoever publishes a video provides them.',
  ],
  dos: [
    'Keep the open video in the address, so that it can be linked.',
    'Pass href or an id: without either a failure offers no way on.',
    'Write the day as the cards do: "DAY-02".',
  ],
  donts: [
    'Do not open it by itself when a page loads.',
    'Do not put text over the picture.',
    'Do not open a second dialog over it.',
  ],
  without: {
    'many items': 'It is one video; Previous and Next lead to the others.',
  },
  related: ['VideoCard', 'VideoGrid', 'Dialog', 'Lightbox'],
  status: 'trial',
  statusReason:
    'It knows only YouTube’s player and its messages. It becomes stable when a second player has been tried through frameOf.',
  alsoKnownAs: ['video player', 'youtube', 'embed', 'media player', 'trailer', 'iframe'],
})
