import { expect, test } from 'vitest'
import { testOpenPart } from '#storybook/testOpenPart.ts'

test('the test button runs the stories of the open part, and keeps those that it names', () => {
  const all = { event: { type: 'TRIGGER_RUN', payload: { triggeredBy: 'global' } } }
  expect(testOpenPart(all, ['button--default', 'button--pending'])).toBe(true)
  expect(all.event.payload).toEqual({
    triggeredBy: 'global',
    storyIds: ['button--default', 'button--pending'],
  })
  const one = { event: { type: 'TRIGGER_RUN', payload: { storyIds: ['link--default'] } } }
  expect(testOpenPart(one, ['button--default'])).toBe(false)
  expect(one.event.payload.storyIds).toEqual(['link--default'])
})

test('other messages stay as they are, and so does a run while no part is open', () => {
  const run = { event: { type: 'TRIGGER_RUN' } }
  expect(testOpenPart(run, [])).toBe(false)
  expect(testOpenPart({ event: { type: 'CANCEL_RUN' } }, ['button--default'])).toBe(false)
  expect(testOpenPart('storyRendered', ['button--default'])).toBe(false)
})
