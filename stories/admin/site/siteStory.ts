import { expect, waitFor } from 'storybook/test'
import { openToken } from '#mocks/fixtures/accounts.ts'
import { Draft, SiteChanges, type SectionContent } from '#contract/site/editing.ts'
import type { Section } from '#contract/site/sections.ts'
import type { PlayContext } from '#stories/playContext.ts'

/** Sends a call of another person, before or while a story plays. Returns the answer's data. */
async function call(path: string, method = 'GET', body?: object): Promise<unknown> {
  const response = await fetch(`/api/site${path}`, {
    method,
    headers: { authorization: `Bearer ${openToken}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { data }: { data: unknown } = await response.json()
  return data
}

/** Changes a group of a section's draft. */
export async function drafted(section: Section, group: string, values: object): Promise<void> {
  const { revision, content } = Draft.parse(await call(`/drafts/${section}`))
  const next: SectionContent = { ...content, [group]: { ...Object(content[group]), ...values } }
  await call(`/drafts/${section}`, 'PUT', { revision, content: next })
}

/** Adds an item to a list of a section's draft: its first one again, with other values. */
export async function added(section: Section, list: string, values: object): Promise<void> {
  const { content } = Draft.parse(await call(`/drafts/${section}`))
  const items: object = Object(content[section])[list]
  const [first] = Object.values(items)
  await drafted(section, section, { [list]: { ...items, Kadded: { ...first, ...values } } })
}

/** Changes an item of a list of a section's draft. */
export async function changed(section: Section, list: string, key: string, values: object): Promise<void> {
  const { content } = Draft.parse(await call(`/drafts/${section}`))
  const items: Record<string, object> = Object(content[section])[list]
  await drafted(section, section, { [list]: { ...items, [key]: { ...items[key], ...values } } })
}

/** Publishes all drafts. */
export async function published(): Promise<void> {
  const { base, revisions } = SiteChanges.parse(await call('/changes'))
  await call('/publish', 'POST', { base, revisions })
}

/** Waits until a form has saved what was typed: what is left goes to the API of the next story. */
export const isSaved = (canvas: PlayContext['canvas']) =>
  waitFor(() => expect(canvas.getByText('Saved')).toBeVisible())
