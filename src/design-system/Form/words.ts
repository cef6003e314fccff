import type { Words } from '#design-system/Words/Words.ts'

export const formWords: Words['form'] = {
  invalidFields: (count) => (count === 1 ? '1 field needs attention' : `${count} fields need attention`),
}
