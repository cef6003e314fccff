import { CONSOLE } from '#contract/paths.ts'

/** What the worker does with a request for an address of the site. */
export type Rule =
  /** Not touched. */
  | 'network'
  /** From the network; after 2 s, or without a connection, as it was kept. */
  | 'page'
  | 'content'
  /** As it was kept; else from the network. Their addresses change with their bytes. */
  | 'file'
  | 'picture'

const escaped = CONSOLE.replace(/[^\w/]/g, String.raw`\$&`)

/** The first match counts. */
const rules: readonly (readonly [of: RegExp, Rule])[] = [
  // The console, the API, class pages and Storybook are never kept.
  [new RegExp(`^(?:${escaped}|/api|/d|/storybook)(?:/|$)`, 'i'), 'network'],
  [/^\/content\/.+\.json$/, 'content'],
  [/^\/pictures\/|^\/assets\/.+\.(?:svg|png|jpe?g|webp|avif)$/, 'picture'],
  [/^\/(?:assets|fonts)\//, 'file'],
  // Not "about:srcdoc", the console's preview.
  [/^\/[^.]*$/, 'page'],
]

/** Returns the rule for a request. @param mode 'navigate' for a document */
export function ruleOf({ pathname }: URL, method: string, mode: RequestMode): Rule {
  const rule = rules.find(([of]) => of.test(pathname))?.[1] ?? 'network'
  const isDocument = mode === 'navigate'
  return method === 'GET' && isDocument === (rule === 'page') ? rule : 'network'
}
