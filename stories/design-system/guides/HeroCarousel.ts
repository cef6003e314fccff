import { because, partGuide } from '#stories/design-system/partGuide.ts'

export const guide = partGuide({
  purpose:
    'The first view of the home page: three pictures that change by themselves behind text that stays.',
  use: ['Once, at the top of the home page.'],
  notFor: [
    'Cards or texts that change: Carousel, which only the user moves.',
    'Any other page: a page head has one picture at most.',
    'Pictures to look at: a gallery with Lightbox.',
  ],
  anatomy: [
    'The section, as high as the window and 860 px at most',
    'The pictures: landscape, and portrait up to 768 px; each under an overlay of its own colour (veil)',
    'The text over them: kicker, heading, paragraph, links',
    'The pager: "1 / 3", a star for each slide, a button to pause',
  ],
  keyboard: {
    Tab: 'Goes through the links of the text, the stars, and the pause button. Nothing moves meanwhile.',
    'Enter, Space': 'On a star: shows its slide. On the pause button: pauses or plays.',
  },
  accessibility: [
    'It is a region named by label, described as a carousel. The pager is a group; the current star has aria-current.',
    'Pictures are decorative with an empty alt: the text carries the content, and does not change.',
    'The overlay is there before and without the picture, so that the text can be read at once.',
    'Slides change every 7 s. They stop under the pointer, while the keyboard focus is inside, and in a hidden tab.',
    'The button is named "Pause slides" or "Play slides", and keeps what the user chose.',
    'With reduced motion it stays on slide 1 until somebody presses Play.',
    'A change is not announced, as the pictures are decorative.',
    'The caller passes words in the language of the page, and one heading of level 1 in children.',
  ],
  dos: [
    'Put the subject of the three pictures in the same place: the text over them does not move.',
    'Choose the overlay to match the picture: text needs 4.5 : 1 at its worst point.',
    'Put the Malayalam heading first, Latin after it.',
  ],
  donts: [
    'Do not tie text or links to a single slide.',
    'Do not shorten intervalMs: 7 s is short for a slow reader.',
    'Do not put text or people into the pictures.',
    'Do not hide the pause button.',
    'Do not write more than a heading and three lines: on phones longer text covers the bright part of the picture.',
  ],
  without: {
    disabled: 'Each slide can always be shown.',
    ...because('There are always three slides.', 'many items', 'none'),
  },
  related: ['Carousel', 'RoundButton', 'Kicker'],
  status: 'trial',
  statusReason:
    'It takes exactly three slides and three overlay colours, as one home page needs them. It becomes stable when it has served a second home page.',
  alsoKnownAs: ['hero', 'banner', 'jumbotron', 'masthead', 'rotating banner'],
})
