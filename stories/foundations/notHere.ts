interface NotHere {
  /** What other design systems have, in lower case. */
  words: string[]
  /** What a page is made of here in its place. */
  instead: string
}

/** What people look for and there is no component for. */
export const notHere: readonly NotHere[] = [
  {
    words: ['tabs', 'tab list', 'tab panel'],
    instead:
      'A page for each view, with Links between them, so that each has an address; or a Select over a list.',
  },
  {
    words: ['accordion', 'disclosure', 'collapse', 'expander'],
    instead: 'The elements details and summary, which need no script.',
  },
  {
    words: ['radio', 'radio group', 'radio button', 'segmented control'],
    instead: 'Select, or NativeSelect for a few options; Switch for on and off.',
  },
  {
    words: ['tree', 'tree view'],
    instead: 'DataTable with a filter for each level, or a page for each level with a Link back.',
  },
  {
    words: ['stepper', 'wizard', 'steps'],
    instead: 'One Form with headings; or a page for each step, and a PageHeader that says which of how many.',
  },
  {
    words: ['breadcrumb', 'breadcrumbs'],
    instead: 'The Link back of a PageHeader: no page is deeper than two levels.',
  },
  {
    words: ['tooltip', 'hover text', 'info tip', 'infotip', 'title text', 'help text', 'hint'],
    instead:
      'The description of a field, or text beside the control, which touch shows, too. An IconButton shows its label under the pointer.',
  },
  {
    words: ['rating', 'stars'],
    instead: 'Select with a word for each grade.',
  },
]
