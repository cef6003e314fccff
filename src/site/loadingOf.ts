/** How an <img> loads: the first of a page before its scripts, the others when they come near the window. */
export const loadingOf = (isFirst: boolean) =>
  isFirst ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const)
