import type { Failure } from '#design-system/VideoModal/words.ts'
import type { SortDirection } from '#design-system/DataTable/column.ts'

/**
 * All fixed texts of the design system, by part. Each part has its English beside it, in `words.ts`, so that a page
 * loads the texts of its own parts only. Another language is one object of this type for the WordsProvider.
 *
 * To add a text: declare it here, write its English in the part's `words.ts`, and read it with
 * `useWords('part', partWords)`. A text with values is a function, which also chooses the plural and writes numbers.
 */
export interface Words {
  button: {
    /** Beside the spinner. */
    pending: string
  }
  carousel: {
    previous: string
    next: string
  }
  confirmDialog: {
    cancel: string
  }
  dataTable: {
    /** After the name of the row just saved, for screen readers. */
    saved: string
    /** While the first rows load, for screen readers. @param label the table's accessible name */
    loading: (label: string) => string
    /** Title of an empty table whose caller gives none. */
    empty: string
    /** Label of the select that sorts the cards on phones. */
    sortBy: string
    sortOption: (header: string, direction: SortDirection) => string
    /** Announced after sorting. */
    sorted: (header: string, direction: SortDirection) => string
    /** Before the name of the row, on its tick box. */
    selectRow: string
    selectPage: string
    /** Beside the box of `selectPage` on phones; a part of its text. */
    thisPage: string
    selected: (count: number) => string
    /** @param total the number of rows that match, if it is known */
    allSelected: (total: number | undefined) => string
    noneSelected: string
    selectAll: (total: number) => string
    /** Goes back from all rows that match to those that were selected before. */
    onlyThese: (count: number) => string
    clearSelection: string
  }
  /** DateField and DateTimeField. */
  dateField: {
    /** The error of a year outside the field's bounds. */
    yearRange: (first: number, last: number) => string
    /** The error of a day that its month does not have: '31 Feb 2001'. */
    noSuchDay: (day: string) => string
    /**
     * A time in two zones: '6:30 PM IST is 1:00 PM on 07 Dec 2024 where you are (Europe/London)'.
     * @param here time and zone of the field
     * @param there the same moment in the user's zone
     */
    bothTimes: (here: string, there: { time: string; date: string; zone: string }) => string
  }
  dialog: {
    close: string
  }
  drawer: {
    close: string
  }
  /** All fields. */
  field: {
    /** Beside the label. */
    optional: string
    showPassword: string
    hidePassword: string
    copied: string
    /** Shown if the browser refuses to copy; the password is then selected. */
    noClipboard: string
  }
  filterPopover: {
    filter: string
    /** After the number of active filters, for screen readers. */
    inEffect: string
  }
  form: {
    /** Heading of the summary. */
    invalidFields: (count: number) => string
  }
  heroCarousel: {
    /** Accessible name of the pager. */
    slides: string
    /** Accessible name of a slide's button. */
    slide: (number: number) => string
    pause: string
    play: string
  }
  lightbox: {
    back: string
    close: string
    previous: string
    next: string
    /** Action of the arrow keys. */
    browse: string
    /** The key's label. */
    escapeKey: string
    /** Action of Escape. */
    leave: string
    failed: string
  }
  multiSelect: {
    selectAll: string
    selectNone: string
    /** After 'Select all' and 'Select none', for screen readers: 'of Courses'. */
    of: (label: string) => string
    /** Accessible name of the tags. */
    chosenOf: (label: string) => string
    /** Description of the input, a sentence. */
    summary: (count: number) => string
    /** Announced after several options changed. */
    chosen: (count: number) => string
    /** Announced with the number of options now chosen. */
    added: (name: string, count: number) => string
    removed: (name: string, count: number) => string
    /** What became of a pasted list of names, announced, and shown if the names left over find nothing. */
    pasted: (added: number, notFound: number) => string
    /** Before the tags that fit: '1,200 more, and'. */
    more: (count: number) => string
    remove: (name: string) => string
  }
  notice: {
    close: string
  }
  pagination: {
    /** Accessible name of the navigation. */
    pages: string
    page: (page: number, lastPage: number) => string
    /** Accessible name of the button that leads to a page. */
    toPage: (page: number) => string
    previous: string
    next: string
    /** Accessible name of the select. */
    pageSize: string
    pageSizeOption: (size: number) => string
  }
  passwordField: {
    /** The hint before a password is generated. */
    hint: (length: number) => string
    /** The same where the characters are the app's own. */
    lengthHint: (length: number) => string
    isNew: string
    /** The same where Revert is offered. */
    isNewWithRevert: string
    /** The hint of a saved password that the server does not reveal. */
    isMasked: string
    copy: string
    generate: string
    revert: string
  }
  phoneSheet: {
    /** The button that closes the sheet. */
    close: string
  }
  plinthBar: {
    menu: string
  }
  /** DebouncedSearch. */
  search: {
    clear: string
  }
  /** Select, ComboBox and MultiSelect. */
  select: {
    placeholder: string
    noOptions: string
    /** No option matches the typed text. */
    nothingFound: string
    /** While options for the typed text are to come. */
    loading: string
    /** No options before the user has typed, where they are searched for. */
    typeToSearch: string
    /** In the search box of a Select, while it is empty. */
    search: string
    /** Accessible name of the search box. @param label the label of the field */
    searchIn: (label: string) => string
  }
  sidePanel: {
    close: string
    /** Accessible name of the navigation. */
    navigation: string
  }
  /** SkeletonForm, for screen readers. */
  skeleton: {
    loading: string
  }
  /** The state beside a switch. */
  switch: {
    on: string
    off: string
  }
  videoCard: {
    watched: string
  }
  videoModal: Record<Failure, string> & {
    loading: string
    ended: string
    close: string
    previous: string
    next: string
    again: string
    retry: string
    /** Label of the link to the video's page. */
    watch: string
  }
}

/** Some of the words; the others stay English. */
export type SomeWords = { readonly [Part in keyof Words]?: Partial<Words[Part]> }
