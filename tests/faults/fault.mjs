/** What a planted fault is. */

/**
 * A way in which tests run. They are tried in this order, which is that of their cost.
 * @typedef {'units' | 'journeys' | 'stories' | 'browser'} Way
 */

/**
 * A slip that tests must catch.
 * @typedef {object} Fault
 * @property {string} name says what goes wrong
 * @property {string} kind
 * @property {string} file
 * @property {string} from a text that occurs once in the file
 * @property {string} to what stands there instead
 * @property {Partial<Record<Way, string[]>>} tries files of tests, likeliest first
 */

/** @type {readonly Way[]} */
export const WAYS = ['units', 'journeys', 'stories', 'browser']

/**
 * Returns a list of faults in one file, whose type is checked here.
 * @param {Fault[]} faults
 */
export const faultsOf = (...faults) => faults
