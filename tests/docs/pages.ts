import { readFileSync } from 'node:fs'
import { groups } from '#storybook/groups.ts'

const { entries }: { entries: Record<string, { id: string; type: string }> } = JSON.parse(
  readFileSync(`${process.env.STORYBOOK_FOLDER ?? 'storybook-static'}/index.json`, 'utf8'),
)

/** The docs pages of the built Storybook, by their ids without the ending: actions-button. */
export const docsPages = Object.values(entries).flatMap(({ id, type }) =>
  type === 'docs' ? id.replace(/--docs$/, '') : [],
)

export const isComponent = (page: string) =>
  Object.keys(groups).some((group) => page.startsWith(`${group.toLowerCase()}-`))
