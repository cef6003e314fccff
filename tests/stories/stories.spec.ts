import { readFileSync } from 'node:fs'
import { expect, test as plain } from '@playwright/test'
import { gatherStories } from '#storybook/gather.ts'
import { sizeOf } from '#storybook/viewports.ts'
import { look } from './look.ts'
import { modesOf, rootOf, type Mode } from './modes.ts'
import { play, test, type StoryPage } from './storyPage.ts'

/** STORIES: the files whose stories are played, each as a path; none for all. */
const files = (process.env.STORIES ?? '').split(',').filter(Boolean)

const all = gatherStories()

const stories = all.filter(
  ({ file, isUntested, isMoving }) =>
    !isUntested &&
    !(isMoving && process.env.FORCED_COLORS) &&
    (files.length === 0 || files.some((path) => `stories/${file}.stories.tsx`.startsWith(path))),
)

// A Storybook for some files has no others.
if (files.length === 0)
  plain(
    'stories have the ids that Storybook gives them, so that none is left out, and no link is dead',
    () => {
      const { entries }: { entries: Record<string, { id: string; type: string }> } = JSON.parse(
        readFileSync(`${process.env.STORYBOOK_FOLDER ?? 'storybook-static'}/index.json`, 'utf8'),
      )
      const ids = Object.values(entries).flatMap(({ id, type }) => (type === 'story' ? id : []))
      expect(all.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    },
  )

/** Shows the played story in a mode, and returns what is wrong with it there. */
async function findIn({ page, frame }: StoryPage, mode: Mode): Promise<string[]> {
  await page.setViewportSize({ width: mode.width, height: mode.height })
  const scrolling = await frame.evaluate(rootOf, mode)
  const findings = await frame.evaluate(look)
  return [...scrolling, ...findings].map((finding) => `${mode.theme}, ${mode.width} px: ${finding}`)
}

for (const story of stories) {
  test(story.id, async ({ storyPage }) => {
    const { page, frame, takeErrors } = storyPage
    const size = sizeOf(story.viewport)
    await page.setViewportSize(size)
    expect(await play(frame, story.id)).toBe('success')
    const findings: string[] = []
    for (const mode of modesOf(story, size)) findings.push(...(await findIn(storyPage, mode)))
    expect([...findings, ...takeErrors()]).toEqual([])
  })
}
