/** Returns a whole number of `least` or more, whatever was passed: less than that, or no number, is `least`. */
export const atLeast = (least: number, number: number) => Math.max(least, Math.floor(number) || least)

/** Returns a duration that a browser's timer can take, in ms: it would run one of more than 24 days, or for ever, at once. */
export const timerMs = (ms: number) => Math.min(ms, 2 ** 31 - 1)
