import { modalGuide } from '#stories/design-system/partGuide.ts'

export const guide = modalGuide({
  purpose: 'Shows the pictures of a gallery one at a time, as large as the window allows.',
  use: ['For a gallery of pictures that are worth seeing in full size.'],
  notFor: [
    'A video: VideoModal.',
    'A picture that is large enough in the page: an img with an alt text.',
    'Cards to choose from: Carousel.',
  ],
  anatomy: [
    'The backdrop, dark in both themes; a press beside the picture closes it',
    'Back, a link with backHref or else a button, and "Close"',
    'The plate: the picture on paper, the caption, and the counter "3 / 12"',
    'Previous and Next, if there is more than one picture',
    'The keys, on desktops only',
  ],
  keyboard: {
    Tab: 'Goes through Back, Close, Previous and Next; the page behind cannot be reached.',
    '→': 'Shows the next picture; in right-to-left text the previous one. After the last comes the first.',
    '←': 'Shows the previous picture; in right-to-left text the next one. Before the first comes the last.',
    'Enter, Space': 'Presses the focused button.',
    Esc: 'Closes it.',
  },
  accessibility: [
    'It is named by label.',
    'The first focus is on Previous; with a single picture the browser chooses.',
    'Caption and counter are announced politely when the picture changes.',
    'A picture that does not load is announced at once (alert).',
    'A sideways swipe does what the arrows do, and each direction also has a button.',
    'The caller gives each picture a real alt text, and lang of alt and caption.',
  ],
  dos: [
    'Keep the picture’s number in the address, so that Back closes it.',
    'Describe in alt what is seen, in caption where and when.',
    'Pass width and height of the file, so that nothing jumps.',
  ],
  donts: [
    'Do not repeat the caption as alt: it would be read twice.',
    'Do not show pictures of people.',
    'Do not put shadows on the picture inside the plate.',
  ],
  without: {
    disabled: 'It wraps around at both ends, so no arrow is ever disabled.',
  },
  related: ['VideoModal', 'Carousel', 'Dialog'],
  alsoKnownAs: ['gallery', 'image viewer', 'photo viewer', 'image modal', 'zoom'],
})
