import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'

/** A file for each page, as several workers write them. The run that begins empties the folder above. */
const folder = 'test-results/docs/heights'

/** @param height in px */
export function noteHeight(page: string, height: number): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/${page}`, String(height))
}

/** Returns the heights of all pages, in px, the smallest first. */
export const notedHeights = (): number[] =>
  readdirSync(folder)
    .map((page) => Number(readFileSync(`${folder}/${page}`, 'utf8')))
    .toSorted((one, other) => one - other)
