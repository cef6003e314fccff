/** Returns the loading props of an <img>: high priority for the first of a page, lazy for the others. */
export const loadingOf = (isFirst: boolean) =>
  isFirst ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const)
