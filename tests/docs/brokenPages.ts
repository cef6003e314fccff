interface BrokenPages {
  reason: string
  /** As docs.spec.ts names them; each page has at least one. */
  faults: readonly string[]
  themes: readonly ('light' | 'dark')[]
  pages: readonly string[]
}

/** Returns the names of the pages of parts. */
const parts = (names: string) => names.split(' ').map((name) => `design-system-${name}`)

/** Pages that are broken. A page that is mended must leave the list, which the test checks. */
export const brokenPages: readonly BrokenPages[] = [
  {
    reason: 'Each story writes its direction on the root element, which all stories of the page share.',
    faults: ['turns right to left'],
    themes: ['light', 'dark'],
    pages: parts(
      'avatar badge button card carousel checkbox combobox datatable datefield datetimefield ' +
        'debouncedsearch dragscroll emailfield emptystate errorstate filterpopover form herocarousel ' +
        'icon iconbutton inlinealert kbd kicker lightbox link menu multiselect nativeselect ' +
        'pageheader pagination passwordfield phonefield plinthbar progress roundbutton select ' +
        'sidepanel skeleton spinner switch textarea textfield tooltip urlfield videocard videogrid ' +
        'videomodal',
    ),
  },
  {
    reason: 'Stories are drawn on a white ground in the dark theme too.',
    faults: ['color-contrast'],
    themes: ['dark'],
    pages: [
      'foundations-art',
      'foundations-motion',
      'foundations-spaceshapedepth',
      'foundations-type',
      ...parts(
        'button carousel checkbox combobox datefield datetimefield debouncedsearch dragscroll ' +
          'emailfield emptystate errorstate form icon kicker lightbox link multiselect nativeselect ' +
          'ornaments pageheader pagination passwordfield phonefield progress select spinner switch ' +
          'textarea textfield urlfield videocard videogrid',
      ),
    ],
  },
  {
    reason: 'The backdrop of an open modal story darkens the page.',
    faults: ['color-contrast'],
    themes: ['light'],
    pages: parts('lightbox'),
  },
  {
    reason: 'Modal stories are open at once.',
    faults: ['covered by a dialog'],
    themes: ['light', 'dark'],
    pages: parts('lightbox popup sidepanel videomodal'),
  },
  {
    reason: 'A story scrolls to itself, or takes the focus.',
    faults: ['opens scrolled down'],
    themes: ['light', 'dark'],
    pages: parts('datatable datefield errorstate form select'),
  },
  {
    reason:
      'Stories in frames run their play functions, and the one that is hovered makes Storybook draw the page again.',
    faults: ['draws its frames again', 'error'],
    themes: ['light', 'dark'],
    pages: parts('confirmdeletion dialog drawer noticeregion'),
  },
  {
    reason: 'The sentence of a prop names an element, which Storybook draws as HTML.',
    faults: ['listitem'],
    themes: ['light'],
    pages: parts('videogrid'),
  },
]
