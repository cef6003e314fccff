import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose: 'The first view of the home page: three pictures that change by themselves under words that stay.',
  notFor: [
    'Cards or texts that change: Carousel, which nobody but the user moves.',
    'Any page but Home: one art in a page head is enough.',
    'Pictures to look at: a gallery with Lightbox.',
  ],
  anatomy: [
    'The section, as high as the window and 860 px at most',
    'The pictures: landscape, and portrait up to 768 px; each under a veil of its own night',
    'The words over them: kicker, heading, text, links',
    'The pager: "1 / 3", a thread of stars, a button to pause',
  ],
  keyboard: [
    [
      'Tab',
      'Goes through the links of the words, the stars, and the button to pause. Nothing moves meanwhile.',
    ],
    ['Enter', 'On a star: shows its slide. On the button: pauses or plays.'],
    ['Space', 'Does the same as Enter on stars and button.'],
  ],
  accessibility: [
    'It is a region named by label, described as a carousel. The pager is a group; the current star has aria-current.',
    'Pictures are decoration with an empty alt: what they say stands in the words, which do not change.',
    'The veil is there before the picture, and without it: the words can be read at once.',
    'Slides change every 7 s. They stop under the pointer, while the keyboard has its focus here, and in a hidden tab.',
    'The button is named "Pause slides" or "Play slides", and stays as it was chosen.',
    'With reduced motion it stands on slide 1, until somebody presses Play.',
    'A change is not announced, as nothing is lost by not seeing it.',
    'The caller gives words in the language of the page, and one heading of level 1 in children.',
  ],
  dos: [
    'Give the three slides the same subject in the same place: the words stand still over them.',
    'Choose the veil from the night of the picture: words need 4.5 : 1 at their worst point.',
    'Put Malayalam first, Latin after it.',
  ],
  donts: [
    'Do not tie text or links to a single slide.',
    'Do not shorten intervalMs: 7 s is little for a slow reader.',
    'Do not put text into the pictures, and no figures.',
    'Do not hide the button to pause.',
    'Do not write more than a heading and three lines of text: on phones longer words run over the bright part of the picture.',
  ],
  without: {
    disabled: 'Each slide can be shown at all times.',
    'many items': 'There are three slides, always.',
    none: 'There are three slides, always.',
  },
}
