import type { HttpHandler } from 'msw'
import { expect, within } from 'storybook/test'
import { NO_TOKEN } from '#contract/errors.ts'
import { apiHandlers, failing, offline, pending } from '#mocks/handlers.ts'
import { isLookedAt } from '#stories/isLookedAt.ts'
import type { PlayContextWithMsw } from '#stories/playContext.ts'
import { slow } from './late.ts'

/** A list of the console. */
export interface List {
  /** The path of its request: /courses. */
  call: string
  /** The loading text: Loading courses. */
  loading: string
  /** The column names. */
  columns: string[]
  /** The name in one of its rows with the default data. */
  row: string
  /** The role of that name's element, if it is not plain text. */
  nameRole?: 'link' | 'button'
  /** The text below the rows: Page 1 of 1. */
  foot?: string
  /** The API with these rows. */
  usual?: () => HttpHandler[]
}

export const columnsOf = (canvas: PlayContextWithMsw['canvas']) =>
  canvas.getAllByRole('columnheader').map((head) => head.ariaLabel ?? head.textContent)

/** Returns the element with this name in a list's row. */
export function rowName(canvas: PlayContextWithMsw['canvas'], name: string, role: List['nameRole']) {
  return role ? canvas.findByRole(role, { name }) : canvas.findByText(name)
}

/** The states that all lists share, for the stories of each. */
export function listStates({ call, loading, columns, row, nameRole, foot, usual = apiHandlers }: List) {
  const message = 'The database cannot be reached right now.'

  async function isListed(canvas: PlayContextWithMsw['canvas']) {
    await expect(await rowName(canvas, row, nameRole)).toBeVisible()
    if (foot) await expect(await canvas.findByText(foot)).toBeVisible()
  }

  return {
    loading: {
      beforeEach: ({ msw }: PlayContextWithMsw) => msw.use(pending('get', call)),
      async play({ canvas }: PlayContextWithMsw) {
        await expect(await canvas.findByText(loading)).toBeInTheDocument()
        await expect(columnsOf(canvas)).toEqual(columns)
        for (const head of canvas.getAllByRole('columnheader')) await expect(head).toBeVisible()
      },
    },
    failed: {
      beforeEach: ({ msw }: PlayContextWithMsw) => msw.use(failing('get', call, 503, { message })),
      async play({ canvas, userEvent, msw }: PlayContextWithMsw) {
        await canvas.findByRole('heading', { name: message })
        if (isLookedAt) return
        msw.use(...usual())
        await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
        await isListed(canvas)
      },
    },
    failedPlain: {
      beforeEach: ({ msw }: PlayContextWithMsw) => msw.use(failing('get', call, 500)),
      async play({ canvas }: PlayContextWithMsw) {
        await expect(await canvas.findByRole('heading', { name: 'Error loading data' })).toBeVisible()
        await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus()
      },
    },
    offline: {
      beforeEach: ({ msw }: PlayContextWithMsw) => msw.use(offline('get', call)),
      async play({ canvas }: PlayContextWithMsw) {
        await expect(await canvas.findByRole('heading', { name: 'Offline' })).toBeVisible()
        await expect(canvas.getByText('No connection. Check the network, then try again.')).toBeVisible()
      },
    },
    noToken: {
      beforeEach: () => localStorage.removeItem('adminToken'),
      async play({ canvas, userEvent }: PlayContextWithMsw) {
        await expect(await canvas.findByRole('heading', { name: NO_TOKEN })).toBeVisible()
        const logIn = canvas.getByRole('button', { name: 'Log in' })
        await expect(logIn).toBeVisible()
        if (isLookedAt) return
        await userEvent.click(logIn)
        const dialog = within(await canvas.findByRole('dialog'))
        await expect(dialog.getByLabelText('Email')).toBeVisible()
      },
    },
    serverSlow: {
      beforeEach: ({ msw }: PlayContextWithMsw) => msw.use(slow(call)),
      async play({ canvas }: PlayContextWithMsw) {
        await expect(await canvas.findByText(loading)).toBeInTheDocument()
        await isListed(canvas)
      },
    },
  }
}
