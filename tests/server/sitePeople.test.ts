import { describe, expect, test } from 'vitest'
import type { VersionHead } from '#contract/site/editing.ts'
import { editing, event, events, personOf, withEvent, withVideo } from './siteCalls.ts'
import { office, said, testApi } from './support.ts'

describe('two people', () => {
  test('who save one section: the second is told what is there, and goes on from it', async () => {
    const { save } = await editing()
    await save('events', withEvent({ place: 'Kannur' }))
    const refused = await save('events', withEvent({ place: 'Kozhikode' }))
    expect(refused.status).toBe(412)
    expect(await refused.json()).toMatchObject({
      message: 'Somebody else changed this in the meantime.',
      data: {
        section: 'events',
        revision: 1,
        content: withEvent({ place: 'Kannur' }),
        published: { events },
      },
    })
    expect((await save('events', withEvent({ place: 'Kozhikode' }), 1)).status).toBe(200)
  })

  test('one saves what the other has published since: it is refused, so that nothing is taken back unseen', async () => {
    const { save, publish } = await editing()
    await save('events', withEvent({ place: 'Kannur' }))
    await publish()
    expect((await save('events', withEvent({ title: 'From an older page' }))).status).toBe(412)
    expect((await save('events', withEvent({ title: 'From an older page' }), 1)).status).toBe(412)
  })

  test('one discards what the other has saved since: it is refused, so that nothing goes unseen', async () => {
    const { save, call, draft } = await editing()
    await save('events', withEvent({ place: 'Kannur' }))
    await save('events', withEvent({ place: 'Kozhikode' }), 1)
    const refused = await call('DELETE', '/site/drafts/events?revision=1')
    expect(refused.status).toBe(412)
    expect(await refused.json()).toMatchObject({
      data: { revision: 2, content: withEvent({ place: 'Kozhikode' }) },
    })
    expect((await call('DELETE', '/site/drafts/events')).status).toBe(422)
    expect((await call('DELETE', '/site/drafts/events?revision=2')).status).toBe(200)
    expect((await draft('events')).content).toEqual({ events })
  })

  test('who publish: the second is told what the first published', async () => {
    const { save, changes, call, publish } = await editing()
    await save('events', withEvent({ place: 'Kannur' }))
    await save('library', withVideo)
    const { base, revisions } = await changes()
    await publish()
    const refused = await call('POST', '/site/publish', { json: { base, revisions } })
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({
      message: expect.stringMatching(/Look at the changes again\.$/),
      published: { number: 2, summary: 'Library: 1 video added. Events: 1 changed.' },
    })
  })

  test('one saves while the other looks at the changes: those are not published', async () => {
    const { save, changes, call, overview } = await editing()
    await save('events', withEvent({ place: 'Kannur' }))
    const { base, revisions } = await changes()
    await save('events', withEvent({ place: 'Kozhikode' }), 1)
    expect((await call('POST', '/site/publish', { json: { base, revisions } })).status).toBe(409)
    expect((await overview()).version).toBeNull()
  })

  test('a version that is published again takes nothing from a draft', async () => {
    const { save, publish, call, draft, data } = await editing()
    await save('events', withEvent({ place: 'Kannur' }))
    await publish()
    await save('events', withEvent({ place: 'Kannur', title: 'Another title' }), 2)
    const again = (number: number, json: object) => call('POST', `/site/versions/${number}/publish`, { json })
    expect((await again(1, { base: 2 })).status).toBe(200)
    const { content, published, revision } = await draft('events')
    expect({ content, published, revision }).toEqual({
      content: withEvent({ title: 'Another title' }),
      published: { events },
      revision: 4,
    })
    expect((await data<VersionHead[]>('/site/versions'))[0]?.summary).toBe('Version 1 published again.')
    expect((await again(9, { base: 3 })).status).toBe(404)
  })

  test('one publishes an older version: a form without a draft that was open takes nothing of it back', async () => {
    const { save, publish, call, draft } = await editing()
    await save('events', withEvent({ place: 'Kannur' }))
    await publish()
    const { revision } = await draft('events')
    await call('POST', '/site/versions/1/publish', { json: { base: 2 } })
    const late = await save('events', withEvent({ place: 'Kannur', title: 'Another title' }), revision)
    expect(late.status).toBe(412)
  })

  test('a change of blanks alone is published once, and its draft is gone', async () => {
    const { save, publish, changes } = await editing()
    await save('events', withEvent({ place: `${event.place} ` }))
    await publish()
    expect((await changes()).changes).toEqual([])
  })

  test('one takes back a publish: it is a draft again, and nothing goes that another published since', async () => {
    const { save, publish, call, draft, overview } = await editing()
    const undo = (base: number) =>
      call('POST', `/site/versions/${base - 1}/publish`, { json: { base, keepsDraft: true } })
    await save('events', withEvent({ place: 'Kannur' }))
    await publish()
    expect((await undo(2)).status).toBe(200)
    expect(await draft('events')).toMatchObject({
      content: withEvent({ place: 'Kannur' }),
      published: { events },
      changedBy: office.login,
    })
    expect((await overview()).sections.map(({ changes }) => changes)).toEqual([0, 0, 0, 1, 0, 0, 0])

    await publish()
    await save('library', withVideo)
    await publish()
    const refused = await undo(4)
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ published: { number: 5 } })
    expect((await draft('library')).published).toEqual(withVideo)
  })
})

describe('who may', () => {
  test.each([
    'GET /site/drafts/events',
    'PUT /site/drafts/events',
    'DELETE /site/drafts/events',
    'GET /site/changes',
    'POST /site/publish',
    'POST /site/versions/1/publish',
  ])('a Viewer may not %s', async (route) => {
    const api = await testApi()
    const token = await personOf(api, 'viewer')
    const [method = '', path = ''] = route.split(' ')
    const json = { revision: 0, content: { events }, base: 0, revisions: {} }
    const asked = await api.ask(method, path, { token, ...(method !== 'GET' && { json }) })
    expect(asked).toEqual(said(403, 'An Editor or an Administrator can do this.'))
    expect(await api.store.site.drafts()).toEqual([])
  })

  test('a Viewer may look at the site, its versions and pages; an Editor may publish', async () => {
    const api = await editing()
    const viewer = await personOf(api, 'viewer')
    for (const path of ['/site', '/site/versions', '/site/preview?path=/home'])
      expect((await api.call('GET', path, { token: viewer })).status).toBe(200)
    const token = await personOf(api, 'editor')
    const json = { revision: 0, content: withVideo }
    expect((await api.call('PUT', '/site/drafts/library', { token, json })).status).toBe(200)
    const chosen = { base: 0, revisions: { library: 1 } }
    expect((await api.call('POST', '/site/publish', { token, json: chosen })).status).toBe(200)
  })

  test('who loses their rights while a publish is under way publishes nothing', async () => {
    const api = await editing()
    const token = await personOf(api, 'editor')
    await api.save('library', withVideo)
    const touch = api.store.sessions.touch.bind(api.store.sessions)
    api.store.sessions.touch = async (...touched) => {
      await touch(...touched)
      await api.store.staff.remove(2, { login: office.login, address: '', at: 1 }).catch(() => {})
    }
    api.clock.now += 2 * 60_000
    for (const [method, path, json] of [
      ['POST', '/site/publish', { base: 0, revisions: { library: 1 } }],
      ['PUT', '/site/drafts/events', { revision: 0, content: { events } }],
    ] as const)
      expect((await api.call(method, path, { token, json })).status).toBe(401)
    expect(await api.store.site.latest()).toBe(0)
  })
})
