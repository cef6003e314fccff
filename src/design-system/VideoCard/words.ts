import type { Words } from '#design-system/Words/Words.ts'

export const videoCardWords: Words['videoCard'] = {
  watched: 'Watched',
}
