/** `window.name` of a page in which `npm test` plays stories. */
export const TEST_PAGE = 'story-test'
