/** The tag of browser tests that `npm run test:all` runs and `npm test` does not. */
export const ONLY_IN_ALL = '@all'
