import { expect, waitFor, within } from 'storybook/test'

/** The bar over the page; the head of a page is a <header> too. */
export function barOf(canvasElement: HTMLElement) {
  const bar = canvasElement.querySelector('header')
  if (!bar) throw new Error('There is no header.')
  return bar
}

/** Expects exactly this item to be highlighted, with aria-current="page" only if it is a page (reading Q4). */
export async function expectSelected(canvasElement: HTMLElement, name: string) {
  const nav = within(barOf(canvasElement)).getByRole('navigation', { name: 'Main' })
  await waitFor(() =>
    expect([...nav.querySelectorAll('[data-selected]')].map(({ textContent }) => textContent)).toEqual([
      name,
    ]),
  )
  const said = within(nav)
    .queryAllByRole('link', { current: 'page' })
    .map(({ textContent }) => textContent)
  await expect(said).toEqual(name === 'About' ? [] : [name])
}

/** The page stands at the section: its heading has the focus, and its top lies right under the header. */
export async function expectAbout(canvasElement: HTMLElement) {
  const find = () => canvasElement.querySelector('#about-us')
  const bar = barOf(canvasElement)
  await waitFor(() => expect(find()?.querySelector('h2')).toHaveFocus())
  await waitFor(() =>
    expect(Math.abs((find()?.getBoundingClientRect().top ?? 0) - 60)).toBeLessThanOrEqual(1),
  )
  await waitFor(() => expect(bar.getBoundingClientRect().bottom).toBe(60))
}
