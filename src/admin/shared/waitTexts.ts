// Separate from failureText.ts, so that the sign-in page does not load the contract's schemas.

/** Error text of a request that did not reach the server. */
export const OFFLINE_TEXT = 'No connection. Check the network, then try again.'

/** 'Try again in 5 seconds.' */
export const tryAgainText = (seconds: number) =>
  `Try again in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`

/** Error text for a response with Retry-After but without a message. */
export const busyText = (seconds: number) => `The server is busy. ${tryAgainText(seconds)}`
