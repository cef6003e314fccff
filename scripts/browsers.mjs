/** CSS build targets with logical properties and :dir(). For older ones, the transform selects by language, not direction. */
export const cssTarget = ['chrome120', 'safari16.4', 'firefox121']
