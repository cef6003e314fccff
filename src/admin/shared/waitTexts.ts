// Apart from failureText.ts: the sign-in page needs these, and not the contract's schemas.

/** When another try may do better: 'Try again in 5 seconds.' */
export const tryAgainText = (seconds: number) =>
  `Try again in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`

/** Words for a server that asks to wait, and says nothing else. */
export const busyText = (seconds: number) => `The server is busy. ${tryAgainText(seconds)}`
