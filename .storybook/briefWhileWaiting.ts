interface Config {
  getElementError: (message: string | null, container: Element) => Error
}

/**
 * Returns a setting of the Testing Library: while a query is tried again and again nobody reads its errors, so they do not list the
 * page's elements, which takes as long as to draw them. The last error of a query that has waited in vain does.
 * @param getConfig the library's own
 */
export function briefWhileWaiting(getConfig: () => Config): Config {
  const { getElementError } = getConfig()
  return {
    getElementError: (message, container) =>
      // The library's own note of it, which is not in its types.
      Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics')
        ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
        : getElementError(message, container),
  }
}
