export const wordDiffWords = {
  /** Heads the old and the new text where they stand side by side. */
  before: 'Before',
  after: 'After',
  /** Said before words that are marked, for screen readers. */
  removed: 'removed',
  added: 'added',
  /** In place of a text without words. */
  empty: 'Empty',
}
