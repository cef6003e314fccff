import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { groups, withoutPage } from '#storybook/groups.ts'

test('every component is in exactly one group of the sidebar', () => {
  const files = readdirSync('stories/design-system')
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => file.replace('.stories.tsx', ''))
  expect(Object.values(groups).flat().toSorted()).toEqual(files.toSorted())
})

test('the stories without a page are known, so that no link leads to one', () => {
  const found = Object.values(groups)
    .flat()
    .filter((name) =>
      readFileSync(`stories/design-system/${name}.stories.tsx`, 'utf8').includes("'!autodocs'"),
    )
  expect(withoutPage).toEqual(found.toSorted())
})

test('the sidebar shows the groups in their order', () => {
  const [, order = ''] =
    /storySort: \{\s*order: \[([^\]]*)\]/.exec(readFileSync('.storybook/preview.tsx', 'utf8')) ?? []
  const names = [...order.matchAll(/'([^']+)'/g)].map(([, name]) => name)
  expect(names).toEqual([
    'Welcome',
    ...Object.keys(groups),
    'Foundations',
    'Recipes',
    'Screens',
    'Flows',
    'Review',
  ])
})
