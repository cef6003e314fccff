import { describe, expect, test } from 'vitest'
import { savedLink, shownLink, videoIdOf, watchAddress } from '#contract/youtube.ts'

describe('a video link', () => {
  test.each([
    'https://youtu.be/a1B2c3D4e5F',
    'youtu.be/a1B2c3D4e5F?si=abc',
    'https://youtu.be/a1B2c3D4e5F&t=30',
    'HTTPS://WWW.YOUTU.BE/a1B2c3D4e5F/',
    '//youtu.be/a1B2c3D4e5F#t=30',
    ' youtu.be/a1B2c3D4e5F ',
    'https://www.youtube.com/watch?v=a1B2c3D4e5F&t=10s',
    'https://www.youtube.com/watch?app=desktop&v=a1B2c3D4e5F&t=12s',
    'https://m.youtube.com/watch?list=PL1&v=a1B2c3D4e5F',
    'https://music.youtube.com/watch/?v=a1B2c3D4e5F#lyrics',
    'youtube.com/WATCH?v=a1B2c3D4e5F',
    'https://youtu.be/watch?v=a1B2c3D4e5F',
    'https://www.youtube.com/embed/a1B2c3D4e5F?rel=0',
    'https://www.youtube-nocookie.com/embed/a1B2c3D4e5F',
    'https://youtube.com/v/a1B2c3D4e5F',
    'http://m.youtube.com/v/a1B2c3D4e5F&hl=en',
    'https://www.youtube.com/shorts/a1B2c3D4e5F?feature=share',
    'youtube.com/shorts/a1B2c3D4e5F',
    'https://www.youtube.com/live/a1B2c3D4e5F?si=abc',
    'https://m.youtube.com/live/a1B2c3D4e5F/',
  ])('%s is saved as its id, and played by it (spec: 262, 263, 355-358, 475)', (link) => {
    expect([savedLink(link), videoIdOf(link)]).toEqual(['a1B2c3D4e5F', 'a1B2c3D4e5F'])
  })

  test.each([
    'https://vimeo.com/123',
    'a1B2c3D4e5F',
    'https://youtu.be/tooshort',
    'https://youtu.be/a1B2c3D4e5Fxyz',
    'https://youtu.be/tooshort?v=a1B2c3D4e5F',
    'https://www.youtube.com/watch?v=tooshort',
    'https://www.youtube.com/watch?list=a1B2c3D4e5F',
    'https://www.youtube.com/shorts/tooshort',
    'https://www.youtube.com/live/',
    'https://www.youtube.com/channel/a1B2c3D4e5F',
    'https://www.youtube.com/playlist?v=a1B2c3D4e5F',
    'https://www.youtube.com/a1B2c3D4e5F',
    'https://evil.example/watch?v=a1B2c3D4e5F',
    'https://youtube.com.evil.example/watch?v=a1B2c3D4e5F',
    'https://evil.example/youtu.be/a1B2c3D4e5F',
    'ftp://youtu.be/a1B2c3D4e5F',
    'javascript:alert(1)//youtu.be/a1B2c3D4e5F',
    '//',
    'tomorrow',
    '',
  ])('%j is saved as typed (spec: 359)', (link) => {
    expect([savedLink(link), videoIdOf(link)]).toEqual([link, undefined])
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
