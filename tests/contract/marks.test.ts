import { expect, test } from 'vitest'
import { markerOf } from '#contract/text/marks.ts'

/** A text with brackets around what is marked. */
function marked(search: string, text: string, rows = [[text]]) {
  let [shown, done] = ['', 0]
  for (const { start, end } of markerOf(search, rows)(text)) {
    shown += `${text.slice(done, start)}[${text.slice(start, end)}]`
    done = end
  }
  return shown + text.slice(done)
}

test.each([
  ['aysha', 'Aysha Rahman', '[Aysha] Rahman'],
  ['RAHMAN aysha', 'Aysha Rahman', '[Aysha] [Rahman]'],
  ['a', 'Aysha', '[A]ysh[a]'],
  ['94470 12341', '+91 94470 12341', '+91 [94470 12341]'],
  ['+91 94470 12341', '+91 94470 12341', '[+91 94470 12341]'],
  ['09447012341', '+91 94470 12341', '+91 [94470 12341]'],
  ['2341', '+91 94470 12341', '+91 94470 1[2341]'],
  ['IHS 1207', 'IHS-1207', '[IHS-1207]'],
  ['ihs1207', 'IHS/1207', '[IHS/1207]'],
  ['1207', 'IHS-1207', 'IHS-[1207]'],
  ['Division A', 'Division A', '[Division A]'],
  ['ആമിന', 'ആമിനാബി റഹീം', '[ആമിനാബി] റഹീം'],
  ['محمد', 'عبد محمدي', 'عبد [محمدي]'],
  ['\u0D28\u0D4D\u200D', 'അവൻ', '[അവൻ]'],
  ['né', 'Rene\u0301', 'Re[ne\u0301]'],
  ['<b>', '<b>x</b> & "y"', '[<b>]x</b> & "y"'],
  ['$&', 'a $& b', 'a [$&] b'],
  ['.*', 'a', 'a'],
  ['zzz', 'Aysha', 'Aysha'],
  ['  ', 'Aysha', 'Aysha'],
  ['ab abc', 'abcd', '[abc]d'],
  ['ay sha', 'Aysha', '[Aysha]'],
])('%j marks %j as %j', (search, text, expected) => {
  expect(marked(search, text)).toBe(expected)
})

test('of a search with two readings the one that explains a row is marked', () => {
  expect(marked('division a', 'Fathima', [['Fathima', 'Division A']])).toBe('Fathima')
  expect(marked('division a', 'Fathima', [['Fathima', 'Division B']])).toBe('F[a]thim[a]')
})

test('a long text is marked in linear time', () => {
  const timeFor = (length: number) => {
    const text = 'ab '.repeat(length / 3)
    const mark = markerOf('ab b a 12ab', [[text]])
    // The processor's time: a busy machine does not change it.
    const before = process.cpuUsage()
    expect(mark(text).length).toBeGreaterThan(length / 4)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  timeFor(3000)
  const [short, long] = [3, 30].map((thousands) =>
    Math.min(...Array.from({ length: 5 }, () => timeFor(thousands * 1000))),
  )
  expect(long).toBeLessThan(40 * (short ?? 0) + 20)
})
