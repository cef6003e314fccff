import { expect, test } from 'vitest'
import { langOf } from '#design-system/langOf.ts'

test.each([
  'The life of the Prophet ﷺ',
  'Riyad as-Salihin (رياض الصالحين), part 3',
  '1. Sahih al-Bukhari: صحيح البخاري',
  'Ali، Omar',
  '12:30',
  '',
])('%s is left to its surroundings', (text) => {
  expect(langOf(text)).toEqual({})
})

test.each(['رياض الصالحين', '3. صحيح البخاري (Sahih al-Bukhari)', '«إِنَّمَا الْأَعْمَالُ»', 'ﷺ'])(
  '%s is Arabic, from right to left',
  (text) => {
    expect(langOf(text)).toEqual({ lang: 'ar', dir: 'rtl' })
  },
)

test.each(['നബി ﷺ', 'Courses (കോഴ്സുകൾ)', 'إنما: കർമ്മങ്ങൾ'])('%s is Malayalam', (text) => {
  expect(langOf(text)).toEqual({ lang: 'ml' })
})
