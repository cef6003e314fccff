/** Browsers that know logical properties and :dir(): older rewriting reads the language, not the direction. */
export const cssTarget = ['chrome120', 'safari16.4', 'firefox121']
