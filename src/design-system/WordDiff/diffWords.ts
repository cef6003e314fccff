/** A run of words that both texts have, or that one of them has. */
export interface WordRun {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** The most pairs of words to compare, those of 500 words that are all new: less than 50 ms on a slow phone. */
const MOST_PAIRS = 250_000

/**
 * Compares two texts word by word. Spaces and the breaks of lines are not compared. Where too many words
 * differ to compare them, all of the old ones are removed and all of the new ones added.
 * @returns runs in their order, removed words before added ones
 */
export function diffWords(before: string, after: string): WordRun[] {
  const old = before.match(WORD) ?? []
  const now = after.match(WORD) ?? []
  const least = Math.min(old.length, now.length)
  let start = 0
  while (start < least && isSame(old[start], now[start])) start += 1
  let end = 0
  while (end < least - start && isSame(old.at(-1 - end), now.at(-1 - end))) end += 1
  return joined(
    runsOf('same', now.slice(0, start)),
    between(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    runsOf('same', now.slice(now.length - end)),
  )
}

const isSame = (one: string | undefined, other: string | undefined) => one?.trimEnd() === other?.trimEnd()

const runsOf = (kind: WordRun['kind'], words: readonly string[]): WordRun[] =>
  words.map((text) => ({ kind, text }))

/** A word, with its vowel signs, joiners, apostrophes and hyphens, or one sign; each with the space behind it. */
const WORD = /[\p{L}\p{M}\p{N}\p{Cf}'’-]+\s*|\S\s*|\s+/gu

/** Returns the difference by the longest common subsequence. */
function between(old: readonly string[], now: readonly string[]): WordRun[] {
  const width = now.length + 1
  if (old.length * now.length > MOST_PAIRS) return [...runsOf('removed', old), ...runsOf('added', now)]
  // How many words the rests of both texts from each pair on have in common. Words are compared by number, which is fast.
  const numbers = new Map<string, number>()
  const numberOf = (word: string) => {
    const text = word.trimEnd()
    const number = numbers.get(text) ?? numbers.size
    numbers.set(text, number)
    return number
  }
  const oldNumbers = old.map(numberOf)
  const nowNumbers = now.map(numberOf)
  const common = new Uint16Array((old.length + 1) * width)
  const at = (row: number, column: number) => common[row * width + column] ?? 0
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = now.length - 1; column >= 0; column -= 1)
      common[row * width + column] =
        oldNumbers[row] === nowNumbers[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))

  const runs: WordRun[] = []
  let [row, column] = [0, 0]
  while (row < old.length || column < now.length) {
    const [word = '', other = ''] = [old[row], now[column]]
    const isBoth = row < old.length && column < now.length
    if (isBoth && oldNumbers[row] === nowNumbers[column]) {
      runs.push({ kind: 'same', text: other })
      row += 1
      column += 1
    } else if (isBoth ? at(row + 1, column) >= at(row, column + 1) : row < old.length) {
      runs.push({ kind: 'removed', text: word })
      row += 1
    } else {
      runs.push({ kind: 'added', text: other })
      column += 1
    }
  }
  return runs
}

/** Joins runs of one kind that follow each other. */
function joined(...parts: readonly WordRun[][]) {
  const runs: WordRun[] = []
  for (const { kind, text } of parts.flat()) {
    const last = runs.at(-1)
    if (last?.kind === kind) last.text += text
    else runs.push({ kind, text })
  }
  return runs
}
