import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { wcagRules } from '#storybook/wcagRules.ts'

/** Stubs the video host, which no test may contact. */
export async function answerVideoHost(page: Page): Promise<void> {
  await page.route(/^https:\/\/(i\.ytimg\.com|img\.youtube\.com)\//, (route) =>
    route.fulfill({ status: 404 }),
  )
  await page.route(/^https:\/\/www\.youtube(-nocookie)?\.com\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }),
  )
}

/** Records a page's errors, warnings and policy violations, and its requests to other hosts. */
export async function listenTo(page: Page) {
  const heard = { faults: Array<string>(), hosts: Array<string>() }
  page.on('pageerror', (error) => heard.faults.push(error.message))
  page.on('console', (message) => {
    const isAnswer = message.text().startsWith('Failed to load resource')
    if (['error', 'warning'].includes(message.type()) && !isAnswer) heard.faults.push(message.text())
  })
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (protocol.startsWith('http') && !host.startsWith('localhost')) heard.hosts.push(host)
  })
  await page.exposeFunction('reportViolation', (text: string) => heard.faults.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      void Reflect.get(window, 'reportViolation')(`${event.violatedDirective} ${event.blockedURI}`)
    })
  })
  return heard
}

/** Returns what axe finds in a page as it is served, each rule with its elements. */
export async function findingsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).options({ rules: wcagRules }).analyze()
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)].join(' '))
}
