import type { SomeWords } from '#design-system/Words/Words.ts'

/** The words of the parts that a list or a form shows at once, in Malayalam. */
export const malayalam: SomeWords = {
  button: { pending: 'കാത്തിരിക്കുക...' },
  confirmDialog: { cancel: 'റദ്ദാക്കുക' },
  dataTable: {
    saved: 'സേവ് ചെയ്തു',
    empty: 'ഒന്നുമില്ല',
    sortBy: 'ക്രമം',
    selectRow: 'തിരഞ്ഞെടുക്കുക:',
    selectPage: 'ഈ പേജ് മുഴുവൻ തിരഞ്ഞെടുക്കുക',
    thisPage: 'ഈ പേജ്',
    selected: (count) => `${count} എണ്ണം തിരഞ്ഞെടുത്തു`,
    clearSelection: 'ഒന്നും വേണ്ട',
  },
  dialog: { close: 'അടയ്ക്കുക' },
  drawer: { close: 'അടയ്ക്കുക' },
  field: {
    optional: 'നിർബന്ധമില്ല',
    showPassword: 'പാസ്‌വേഡ് കാണിക്കുക',
    hidePassword: 'പാസ്‌വേഡ് മറയ്ക്കുക',
    copied: 'പകർത്തി',
  },
  filterPopover: { filter: 'ഫിൽട്ടർ' },
  form: { invalidFields: (count) => `${count} കള്ളികൾ ശരിയാക്കണം` },
  multiSelect: { selectAll: 'എല്ലാം', selectNone: 'ഒന്നും വേണ്ട' },
  notice: { close: 'അറിയിപ്പ് അടയ്ക്കുക' },
  pagination: {
    pages: 'പേജുകൾ',
    page: (page, lastPage) => `പേജ് ${page} / ${lastPage}`,
    previous: 'മുമ്പത്തെ',
    next: 'അടുത്തത്',
    pageSizeOption: (size) => `ഓരോ പേജിലും ${size}`,
  },
  passwordField: { copy: 'പകർത്തുക', generate: 'പുതിയത് ഉണ്ടാക്കുക', revert: 'പഴയതാക്കുക' },
  bottomBar: { menu: 'മെനു' },
  search: { clear: 'തിരച്ചിൽ മായ്ക്കുക' },
  select: { placeholder: 'തിരഞ്ഞെടുക്കുക', nothingFound: 'ഒന്നും കണ്ടെത്തിയില്ല', search: 'തിരയുക...' },
  sidePanel: { close: 'അടയ്ക്കുക' },
  switch: { on: 'അതെ', off: 'അല്ല' },
  videoCard: { watched: 'കണ്ടു' },
}
