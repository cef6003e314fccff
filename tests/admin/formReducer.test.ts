import { expect, test } from 'vitest'
import { editing, formReducer, type FormEvent, type FormPhase } from '#admin/shared/form/formReducer.ts'
import type { Merging } from '#admin/shared/conflict/merging.ts'

type Phase = FormPhase<string>

/** What comes after some events. */
const after = (phase: Phase, ...events: FormEvent<string>[]): Phase => events.reduce(formReducer, phase)

const taken: Phase = { kind: 'refused', errors: { title: ['Taken'], notes: ['Too long'] } }
const failed: Phase = { kind: 'refused', errors: {}, failure: 'Please try again.' }

const merging: Merging = {
  versions: { base: {}, mine: { title: 'Mine' }, theirs: { title: 'Theirs' } },
  names: [],
  kept: [],
  asked: [['title'], ['batch', 'division']],
  chosen: {},
  tries: 0,
}
const choosing: Phase = { kind: 'merging', merging }

const conflict: Phase = {
  kind: 'conflict',
  conflict: {
    kind: 'saved',
    record: 'Saved',
    current: {},
    typed: {},
    changed: ['title'],
    isAnother: false,
  },
}
const deleted: Phase = { kind: 'deleted' }
const saving: Phase = { kind: 'saving' }

const doubt = { type: 'doubted', texts: { born: 'In the future' }, sending: {} } as const
const back: FormEvent<string> = { type: 'wentBack' }
const typed = (name: string): FormEvent<string> => ({ type: 'edited', name })

test('a field loses its error when it is edited, and the form its failure', () => {
  expect(after(taken, typed('title'))).toEqual({ kind: 'refused', errors: { notes: ['Too long'] } })
  expect(after(taken, typed('title'), typed('notes'))).toEqual(editing)
  expect(after(failed, typed('title'))).toEqual(editing)
})

test.each([editing, saving, taken, choosing, conflict, deleted, after(editing, doubt)])(
  'typing elsewhere keeps the phase as it is: %o',
  (phase) => {
    expect(after(phase, typed('link'))).toBe(phase)
  },
)

test('a doubt covers what the form shows, and shows its texts at the fields when the user goes back', () => {
  const errors = { born: ['In the future'] }
  expect(after(editing, doubt)).toMatchObject({ kind: 'doubtful', behind: editing })
  expect(after(editing, doubt, back)).toEqual({ kind: 'refused', errors })
  expect(after(failed, doubt, back)).toEqual({ ...failed, errors })
  for (const phase of [choosing, conflict, deleted]) {
    expect(after(phase, doubt, back)).toEqual({ ...phase, errors })
    expect(after(phase, doubt, back, typed('born'))).toEqual({ ...phase, errors: {} })
  }
})

test('the fields behind a doubt have no errors of an earlier attempt', () => {
  const behind = { kind: 'refused', errors: {} }
  expect(after(taken, doubt)).toEqual({ kind: 'doubtful', texts: doubt.texts, sending: {}, behind })
  expect(after(taken, doubt, doubt)).toMatchObject({ behind: editing })
})

test('a confirmed doubt is saved, and its form then shows how that ended', () => {
  expect(after(choosing, doubt, { type: 'turned', to: saving })).toBe(saving)
  expect(after(saving, { type: 'turned', to: deleted })).toBe(deleted)
  expect(after(saving, back)).toBe(saving)
})

test('each choice of a merge is kept, the last one as such, and tries before all are made are counted', () => {
  const last = ['batch', 'division']
  const chose = (group: string[]): FormEvent<string> => ({ type: 'chose', group, side: 'theirs' })
  expect(after(choosing, { type: 'leftOpen' }, chose(['title']), chose(last))).toEqual({
    kind: 'merging',
    merging: { ...merging, tries: 1, last, chosen: { title: 'theirs', 'batch,division': 'theirs' } },
  })
})

test.each([editing, saving, taken, conflict, deleted])('without a merge nothing is chosen: %o', (phase) => {
  expect(after(phase, { type: 'chose', group: ['title'], side: 'mine' }, { type: 'leftOpen' })).toBe(phase)
})
