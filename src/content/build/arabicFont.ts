import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import subsetFont from 'subset-font'

const folder = resolve('.cache/content')
const source = createRequire(import.meta.url).resolve('@fontsource/amiri/files/amiri-arabic-400-normal.woff2')

/**
 * Subsets the font Amiri to the Arabic letters of the content: 15 kB for a quotation, instead of 108.
 * @returns the path of the style sheet, with the font beside it; cached until the letters change
 */
export async function arabicFont(text: string): Promise<string> {
  const letters = [...new Set(text.match(/\p{Script=Arabic}|\p{Mark}/gu))].toSorted().join('') + ' .،؛؟«»'
  const name = `amiri-${createHash('sha256').update(letters).digest('hex').slice(0, 12)}`
  const sheet = join(folder, `${name}.css`)
  if (existsSync(sheet)) return sheet
  mkdirSync(dirname(sheet), { recursive: true })
  const font = await subsetFont(readFileSync(source), letters, { targetFormat: 'woff2' })
  writeFileSync(join(folder, `${name}.woff2`), font)
  writeFileSync(
    sheet,
    `@font-face {
  font-family: 'Amiri Quote';
  font-display: swap;
  src: url('./${name}.woff2') format('woff2');
  unicode-range: U+600-6FF, U+750-77F, U+8A0-8FF, U+FB50-FDFF, U+FE70-FEFF;
}
`,
  )
  return sheet
}
