import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose: 'Shows the pictures of a gallery one at a time, as large as the window allows.',
  notFor: [
    'A video: VideoModal.',
    'A picture that is large enough in the page: an img with an alt text.',
    'Cards to choose from: Carousel.',
  ],
  anatomy: [
    'The backdrop, dark in both themes; a press beside the picture closes it',
    'Back, a link with backHref and else a button, and "Close"',
    'The plate: the picture on paper, the caption, and the counter "3 / 12"',
    'Previous and Next, if there is more than one picture',
    'The keys, on desks only',
  ],
  keyboard: [
    ['Tab', 'Goes through Back, Close, Previous and Next; the page behind cannot be reached.'],
    ['→', 'Shows the next picture; from right to left, the previous one. After the last comes the first.'],
    ['←', 'Shows the previous picture; from right to left, the next one. Before the first comes the last.'],
    ['Enter', 'Presses the button that has the focus.'],
    ['Space', 'Presses the button that has the focus.'],
    ['Esc', 'Closes it.'],
  ],
  accessibility: [
    'It is a native modal dialog named by label.',
    'The first focus is on Previous; with a single picture the browser chooses. When it closes, the focus goes back to the plate that opened it.',
    'Caption and counter are said politely when the picture changes.',
    'A picture that does not load is said at once (alert).',
    'A swipe sideways does what the arrows do, and nothing else: each way has a button.',
    'The caller gives a real alt to each picture, and lang of alt and caption.',
    'The caller moves the focus, if the plate that opened it is gone when it closes.',
  ],
  dos: [
    'Keep the place of the picture in the address, so that Back closes it.',
    'Say in alt what is seen, in caption where and when.',
    'Give width and height of the file: nothing jumps.',
  ],
  donts: [
    'Do not use the caption as alt: it would be read twice.',
    'Do not put pictures of people in.',
    'Do not put shadows on the picture inside the plate.',
  ],
  without: {
    disabled: 'It goes round at both ends, so that no arrow is ever off.',
  },
}
