import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { openStory } from '#tests/pictures/storyPage.ts'

/** The longest wait for a story that is shown in place, in ms. */
const LONGEST = 5000

/**
 * Shows a story and waits for the end of its play function. It takes the place of the story before it, which spares the loading
 * of Storybook; one that does not end well so is opened by its address. Throws if it fails there, too.
 */
export async function showStory(page: Page, id: string) {
  const isNew = page.url() === 'about:blank'
  // A wait in the page would not end: it suppresses long timers.
  const status = isNew ? 'new' : await Promise.race([replaceStory(page, id), setTimeout(LONGEST)])
  if (status !== 'success') await openStory(page, id)
}

/** Returns the story's status, or what went wrong. */
const replaceStory = (page: Page, id: string) =>
  page
    .evaluate(
      (storyId) =>
        new Promise<string>((resolve) => {
          const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__')
          channel.on('storyFinished', (end: { storyId: string; status: string }) => {
            if (end.storyId === storyId) resolve(end.status)
          })
          for (const name of [
            'storyMissing',
            'storyErrored',
            'storyThrewException',
            'playFunctionThrewException',
          ])
            channel.once(name, () => resolve(name))
          channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
        }),
      id,
    )
    // Opening the story by its address ends the wait.
    .catch(String)
