import type { Words } from '#design-system/Words/Words.ts'

export const skeletonWords: Words['skeleton'] = {
  loading: 'Loading',
}
