import type { OpenFailure } from '#api/openCall.ts'
import { busyText, OFFLINE_TEXT, tryAgainText } from './waitTexts.ts'

/** Returns why a call without a session has no answer. */
export function openFailureText(failure: OpenFailure): string {
  switch (failure.kind) {
    case 'slowed':
      return `Too many attempts. ${tryAgainText(failure.seconds)}`
    case 'offline':
      return OFFLINE_TEXT
    case 'failed':
      if (failure.message !== undefined) return failure.message
      return failure.seconds === undefined
        ? 'The server failed to respond. Please try again.'
        : busyText(failure.seconds)
  }
}
