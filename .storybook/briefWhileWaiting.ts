import { getConfig } from 'storybook/test'

type GetElementError = ReturnType<typeof getConfig>['getElementError']

/**
 * While a query is tried again and again nobody reads its errors, so they do not list the page's elements, which takes as long as to draw
 * them. The last error of a query that has waited in vain does.
 */
export const briefWhileWaiting =
  (getElementError: GetElementError): GetElementError =>
  (message, container) =>
    // The library's own note of it, which is not in its types.
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics')
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container)
