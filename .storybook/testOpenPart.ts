/** What Storybook's test button sends: the stories to test, or none for all. */
interface Start {
  event: { type: string; payload?: { storyIds?: string[] } }
}

const isStart = (message: unknown): message is Start =>
  typeof message === 'object' &&
  message !== null &&
  Reflect.get(Object(Reflect.get(message, 'event')), 'type') === 'TRIGGER_RUN'

/**
 * Gives a message of the test button that asks for all stories those of the open part, as all take minutes. Answers whether it did.
 * @param openStories their ids
 */
export function testOpenPart(message: unknown, openStories: string[]): boolean {
  if (!isStart(message) || message.event.payload?.storyIds !== undefined || openStories.length === 0)
    return false
  message.event.payload = { ...message.event.payload, storyIds: openStories }
  return true
}
