/** Why a video does not play: the player's error codes, and failures that it does not report. */
export type Failure = 2 | 5 | 100 | 101 | 150 | 153 | 'unknown' | 'silent' | 'offline' | 'missing'

export const videoWords = {
  2: 'The link of this video is not valid.',
  5: 'This browser cannot play the video here.',
  100: 'This video was removed, or it is private.',
  101: 'Its owner lets this video play on YouTube only.',
  150: 'Its owner lets this video play on YouTube only.',
  153: 'YouTube does not allow this page to play the video.',
  unknown: 'The video cannot be played here.',
  silent: 'The player is not responding.',
  offline: 'There is no connection to the internet.',
  missing: 'This video has no link that can be played.',
  loading: 'Loading video...',
  ended: 'The video has ended.',
  close: 'Close video',
  previous: 'Previous',
  next: 'Next',
  again: 'Play again',
  retry: 'Try again',
  /** Label of the link to the video's page. */
  watch: 'Watch on YouTube',
} satisfies Record<Failure, string> & Record<string, string>

const isKnown = (code: number): code is Failure & number => code in videoWords

export const failureOf = (code: number): Failure => (isKnown(code) ? code : 'unknown')
