import { expect, test } from 'vitest'
import { AuditEntry } from '#contract/audit.ts'
import { pagedOf } from '#contract/paging.ts'
import { editing, withEvent } from './siteCalls.ts'
import { office } from './support.ts'

test('publishing, publishing again and discarding are in the history, by whom and from where; saving a draft is not', async () => {
  const { call, save, publish, draft, read } = await editing()
  await save('events', withEvent({ place: 'Kannur' }))
  expect((await publish()).status).toBe(200)
  expect((await call('POST', '/site/versions/1/publish', { json: { base: 2 } })).status).toBe(200)
  const { revision } = await draft('events')
  expect((await save('events', withEvent({ place: 'Calicut' }), revision)).status).toBe(200)
  expect((await call('DELETE', `/site/drafts/events?revision=${revision + 1}`)).status).toBe(200)
  const refused = { base: 1, revisions: { events: revision + 2 } }
  expect((await call('POST', '/site/publish', { json: refused })).status).toBe(409)
  const { data } = pagedOf(AuditEntry).parse(await read('/audit?page=1&per_page=100&kind=site'))
  expect(data.map(({ action, name, after, login }) => [action, name, after, login])).toEqual([
    ['discard', 'Events', null, office.login],
    ['publish', 'version 3', { summary: 'Version 1 published again.' }, office.login],
    ['publish', 'version 2', { summary: 'Events: 1 changed.' }, office.login],
  ])
})
