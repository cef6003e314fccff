import { expect, test } from 'vitest'
import { mockStore } from '#mocks/database/mockStore.ts'
import { module1 } from '#mocks/fixtures/classes.ts'
import { writer } from '#tests/store/records.ts'
import { otherTexts, videoId, videoTexts } from '#tests/videoLinks.ts'
import { DIVISION, testPages, TOKEN } from './classPageParts.ts'
import { importCalls } from './importCalls.ts'
import { office, testApi } from './support.ts'

const texts = [
  ...videoTexts.map((text) => [text, videoId] as const),
  ...otherTexts.map((text) => [text, text] as const),
]

test('the only video of a text is saved, by the API and by an import (spec: 355-359)', async () => {
  const store = await mockStore({ accounts: [office] })
  const write = writer(() => store)
  const body = await write.lessonBody()
  const api = await testApi({ store })
  for (const [text, saved] of texts) {
    const response = await api.call('POST', '/classes', { json: { ...body, M03_YouTubeLink: text } })
    const { data } = Object(await response.json())
    expect([text, data.M03_YouTubeLink]).toEqual([text, saved])
  }

  const { read, run } = importCalls(api, 'classes')
  const file = await api.call('GET', '/classes?export=export')
  const { headers, columns, rows } = await read(await file.arrayBuffer(), 'classes.xlsx')
  const [id, link] = [columns.indexOf('M03_ClassesId'), columns.indexOf('M03_YouTubeLink')]
  const first = rows[0]?.cells ?? []
  await run([headers, ...texts.map(([text]) => first.with(id, '').with(link, text))])
  const links: string[] = []
  for await (const slice of store.classes.slices({}))
    links.push(...slice.map((lesson) => lesson.M03_YouTubeLink))
  expect(links.toReversed().slice(texts.length)).toEqual(texts.map(([, saved]) => saved))
})

test('a class page plays the video of a text that was saved as it was typed', async () => {
  const classes = videoTexts.map((text, index) => ({
    ...module1,
    M03_ClassesId: index + 1,
    M03_YouTubeLink: text,
    divisions: [{ M11_Division_id: DIVISION, M11_Division_name: 'Division A' }],
  }))
  const now = Date.parse('2024-12-07T13:30:00Z')
  const { ask } = await testPages({ seed: { classes }, now })
  for (const [index, text] of videoTexts.entries()) {
    const address = `/d/${TOKEN}/watch/${index + 1}`
    const { body } = await ask(address, 'application/json')
    expect([text, JSON.parse(body)]).toEqual([text, { video: videoId }])
    const { headers } = await ask(address)
    expect(headers.location).toBe(`https://www.youtube.com/watch?v=${videoId}`)
  }
})
