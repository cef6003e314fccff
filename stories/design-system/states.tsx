import type { ReactNode } from 'react'
import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

/** For `pseudo`: the links and buttons of the second half of Twice. */
const second = '[data-half="second"] :is(a, button)'

/** For `pseudo`: the fields of the second half of Twice. */
export const secondField = '[data-half="second"] :is(input, select, textarea, button)'

/** Shows controls at rest, and below them once more for a state. */
export function Twice({ children }: { children: ReactNode }) {
  return ['first', 'second'].map((half) => (
    <div
      key={half}
      data-half={half}
      style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, paddingBlock: 12 }}
    >
      {children}
    </div>
  ))
}

/** Waits until every control of the second half looks different from the one above it. */
async function expectToDiffer(canvasElement: HTMLElement) {
  const [first = [], others = []] = ['first', 'second'].map((half) =>
    Array.from(canvasElement.querySelectorAll(`[data-half="${half}"] :is(a, button)`)),
  )
  await expect(others).not.toHaveLength(0)
  await waitFor(async () => {
    for (const [index, control] of others.entries())
      await expect(looksOf(control)).not.toEqual(looksOf(first[index]))
  })
  await settled(canvasElement)
}

/** Waits for transitions: between two looks a control has neither. */
export const settled = (element: HTMLElement) =>
  Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished))

/** What a state changes of a control and of what is in it. */
const looksOf = (control?: Element) =>
  control && [control, ...control.querySelectorAll('*')].map((element) => colorsOf(getComputedStyle(element)))

const colorsOf = ({ backgroundColor, borderColor, color, outline, textDecoration }: CSSStyleDeclaration) =>
  [backgroundColor, borderColor, color, outline, textDecoration].join()

/** For `pseudo`, with HoverAndFocus. */
export const hoverAndFocus = {
  hover: `[data-look="hovered"] ${second}`,
  focusVisible: `[data-look="focused"] ${second}`,
}

/** Shows controls at rest and below that hovered; then at rest again and in focus. */
export function HoverAndFocus({ children }: { children: ReactNode }) {
  return ['hovered', 'focused'].map((look) => (
    <div key={look} data-look={look}>
      <Twice>{children}</Twice>
    </div>
  ))
}

/** Waits until every control of HoverAndFocus shows its state. */
export async function expectHoverAndFocusToDiffer(canvasElement: HTMLElement) {
  for (const look of canvasElement.querySelectorAll<HTMLElement>('[data-look]')) await expectToDiffer(look)
}

/** Reached by Tab, and pressed by Enter, Space and the pointer; it keeps the focus. */
export async function expectPressed({
  args,
  canvas,
  userEvent,
}: Pick<StoryContext, 'args' | 'canvas' | 'userEvent'>) {
  const button = canvas.getByRole('button')
  await userEvent.tab()
  await expect(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(' ')
  await userEvent.click(button)
  await expect(args.onPress).toHaveBeenCalledTimes(3)
  await expect(button).toHaveFocus()
}

/** Waits until the disabled buttons are hovered, by \`pseudo\`, and expects them to have one look. */
export async function expectAlikeWhenDisabled(buttons: readonly HTMLElement[]) {
  for (const button of buttons) {
    await expect(button).toBeDisabled()
    await waitFor(() => expect(button).toHaveClass('pseudo-hover'))
    await settled(button)
  }
  const looks = buttons.map(
    (button) => getComputedStyle(button).backgroundColor + getComputedStyle(button).color,
  )
  await expect(new Set(looks).size).toBe(1)
}
