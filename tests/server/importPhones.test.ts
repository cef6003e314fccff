import { expect, test } from 'vitest'
import { phones } from '#tests/phones.ts'
import { morningRegister } from './morningRegister.ts'
import { row, table } from './studentRows.ts'

test('a number is taken however it is typed, in a form that the API takes', async () => {
  const { check, run, store } = await morningRegister()
  const typed = phones.flatMap(([number, ...texts]) => texts.map((text) => [number, text] as const))
  const cells = table(...typed.map(([, text], index) => row(`P-${index}`, { 'Mobile Number': text })))
  const { rows } = await check(cells)
  await run(cells)
  const saved = new Map<string, string>()
  for await (const slice of store.students.slices({}))
    for (const student of slice) saved.set(student.M05_UserCode, student.M05_MobileNumber)
  for (const [index, [number, text]] of typed.entries()) {
    const isTaken = /^\+?[1-9]\d+$/.test(text.trim())
    const warnings = isTaken ? undefined : { M05_MobileNumber: [`Is saved as ${number}`] }
    expect([text, saved.get(`P-${index}`)]).toEqual([text, isTaken ? text.trim() : number])
    expect([text, rows[index]?.warnings]).toEqual([text, warnings])
  }
})

test('the same number typed otherwise changes nothing; one that is incomplete is told', async () => {
  const { check, run } = await morningRegister()
  await run(table(row('A-1', { 'Mobile Number': '+919876543210' })))
  const checked = async (mobile: string) => {
    const { rows } = await check(table(row('A-1', { 'Mobile Number': mobile })))
    return [rows[0]?.outcome, rows[0]?.warnings?.M05_MobileNumber]
  }
  for (const same of ['09876543210', '919876543210', '98765 43210', '9876543210'])
    expect([same, ...(await checked(same))]).toEqual([same, 'same', undefined])
  expect(await checked('98765 43211')).toEqual(['changed', ['Is saved as +919876543211']])
  expect(await checked('987654321')).toEqual(['changed', ['987654321 has only 9 digits']])
})
