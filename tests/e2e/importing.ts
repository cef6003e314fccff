import { expect, type Locator, type Page } from '@playwright/test'

/** How a person works: with a mouse, a keyboard or a finger. Each call is one action. */
export interface Hand {
  press: (target: Locator) => Promise<void>
  choose: (select: Locator, option: string) => Promise<void>
  rewrite: (field: Locator, text: string) => Promise<void>
}

/** Most elements between two that are used. */
const FAR = 400

/** Moves the focus with the Tab key only. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < FAR; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The keyboard does not get there.')
}

export const WAYS = ['mouse', 'keyboard', 'phone'] as const

export type Way = (typeof WAYS)[number]

export const hands: Readonly<Record<Way, (page: Page) => Hand>> = {
  mouse: () => ({
    press: (target) => target.click(),
    async choose(select, option) {
      await select.selectOption(option)
    },
    rewrite: (field, text) => field.fill(text),
  }),
  keyboard: (page) => ({
    async press(target) {
      await tabTo(page, target)
      await page.keyboard.press('Enter')
    },
    async choose(select, option) {
      await tabTo(page, select)
      await page.keyboard.type(option)
    },
    async rewrite(field, text) {
      await tabTo(page, field)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
  }),
  phone: () => ({
    press: (target) => target.tap(),
    async choose(select, option) {
      await select.selectOption(option)
    },
    async rewrite(field, text) {
      await field.tap()
      await field.fill(text)
    },
  }),
}

/** Counts the actions of a hand. */
export function counted(hand: Hand): Hand & { actions: () => number } {
  let actions = 0
  const count =
    <Given extends unknown[]>(action: (...given: Given) => Promise<void>) =>
    (...given: Given) => {
      actions += 1
      return action(...given)
    }
  return {
    press: count(hand.press),
    choose: count(hand.choose),
    rewrite: count(hand.rewrite),
    actions: () => actions,
  }
}

/** Rows of the sheet with a fault: two wrong days, and a code that row 30 has too. */
export const faulty = { days: [12, 47], code: 31, sameCode: 30 } as const

/** A sheet of sixty students as an office keeps it: columns in its own order, some named in Malayalam. */
export function officeSheet(series: string, batch: string, division: string): string {
  const lines = Array.from({ length: 60 }, (_, index) => {
    const row = index + 2
    const born = faulty.days.some((one) => one === row)
      ? '31/02/2001'
      : `${13 + (index % 15)}/0${1 + (index % 9)}/2001`
    const code = row === faulty.code ? faulty.sameCode : row
    const name = index % 2 === 0 ? `ആമിന റഹീം ${row}` : `Fathima Nasreen ${row}`
    return `${series}-${code},${name},${born},Female,+9190000${10_000 + index},2024-06-04,${division},${batch},"12, Masjid Road",India,B.A. Arabic,,Yes,Yes,${row}`
  })
  return [
    'Code,പേര്,DOB,Gender,മൊബൈൽ,Joined,Division,Batch,വിലാസം,Country,Qualification,Email,Allow Login,Is Active,Roll',
    ...lines,
  ].join('\r\n')
}
