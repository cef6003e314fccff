import { describe, expect, test } from 'vitest'
import { classDoubts, addLabels } from '#admin/classes/classValues.ts'
import { savedLink, shownLink, videoIdOf, watchAddress } from '#contract/classes/youtube.ts'
import { otherTexts, videoId, videoTexts } from '#tests/videoLinks.ts'

const doubtOf = (link: string) => classDoubts(addLabels)({ M03_YouTubeLink: link }).M03_YouTubeLink

describe('a video link', () => {
  test.each(videoTexts)('%j is saved as its id, and played by it (spec: 262, 263, 355-358, 475)', (link) => {
    expect([savedLink(link), videoIdOf(link), doubtOf(link)]).toEqual([videoId, videoId, undefined])
  })

  test.each(['a1B2c3D4e5F', '', ...otherTexts])('%j is saved as typed (spec: 359)', (link) => {
    expect([savedLink(link), videoIdOf(link)]).toEqual([link, undefined])
  })

  test.each(otherTexts)('%j is asked about', (link) => {
    expect(doubtOf(link)).toBe(`${link} is no single YouTube video, so students may not be able to watch it`)
  })

  test('that was saved before it was understood leads to its video', () => {
    for (const link of videoTexts)
      expect(watchAddress(link)).toBe(`https://www.youtube.com/watch?v=${videoId}`)
    expect(watchAddress('https://vimeo.com/123\u200E')).toBe('https://vimeo.com/123')
  })

  test('an id is shown as a link, which is saved as the same id (spec: 485)', () => {
    expect(shownLink('a1B2c3D4e5F')).toBe('https://youtu.be/a1B2c3D4e5F')
    expect(savedLink(shownLink('k_m21NbVcXz'))).toBe('k_m21NbVcXz')
    expect(shownLink('tomorrow')).toBe('tomorrow')
  })

  test('leads to the web only', () => {
    expect(watchAddress('a1B2c3D4e5F')).toBe('https://www.youtube.com/watch?v=a1B2c3D4e5F')
    expect(watchAddress('https://vimeo.com/123')).toBe('https://vimeo.com/123')
    for (const text of ['javascript:alert(1)', 'data:text/html,x', 'tomorrow', 'https://']) {
      expect(watchAddress(text)).toBeUndefined()
    }
  })
})
