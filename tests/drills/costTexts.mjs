/** Texts of any size that are expensive for regular expressions, Unicode, parsers or search. */

/** @param {string} piece @param {number} size in bytes, at least one piece */
export const fill = (piece, size) => piece.repeat(Math.max(1, Math.floor(size / Buffer.byteLength(piece))))

/** @param {string} type @returns {[string, string][]} the header of a body */
export const typed = (type) => [['Content-Type', type]]

/** @type {Record<string, (size: number) => string>} */
export const oddTexts = {
  letters: (size) => fill('a', size),
  digits: (size) => fill('1', size),
  spaces: (size) => `x${fill(' ', size)}x`,
  dots: (size) => `a@${fill('.', size)}@`,
  'dots and letters': (size) => `a@${fill('.a', size)} `,
  'at signs': (size) => fill('a@', size),
  returns: (size) => `x${fill('\r', size)}x`,
  'line ends': (size) => `x${fill('\r\n', size)}x`,
  marks: (size) => `a${fill('\u0301', size / 2)}${fill('\u0323', size / 2)}`,
  'marks in turn': (size) => `a${fill('\u0301\u0323', size)}`,
  chillus: (size) => fill('ന്\u200D', size),
  ligatures: (size) => fill('\uFDFA', size),
  'dotted capitals': (size) => fill('İ', size),
  Malayalam: (size) => fill('ഫാത്തിമ ', size),
  Arabic: (size) => fill('فاطمة ', size),
  emoji: (size) => fill('👩‍🎓', size),
  'half pairs': (size) => fill('\ud800', size / 2),
  brackets: (size) => fill('[', size),
  quotes: (size) => fill('"', size),
  wildcards: (size) => fill('%_', size),
  words: (size) => fill('an ', size),
  'a link': (size) => `https://www.youtube.com/watch?${fill('&v=', size)}`,
  dashes: (size) => fill('2024-', size),
}

/** Search texts, in every length that is looked up differently. */
export const searches =
  'a an fat fathima student1 900 9000 90000 000012 @ . % _ " - \' ആ ആമി ആമിന فاطمة 学 学生 ihs-1 example.org zzz \u0301'
    .split(' ')
    .concat('a b', 'fathima nasreen 1')
