import type { ReactElement } from 'react'
import { Focusable, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components'
import { classNames } from '#design-system/classNames.ts'
import { domProps, type DomProps } from '#design-system/domProps.ts'
import { Locale } from '#design-system/Popup/Locale.tsx'
import { usePopupContainer } from '#design-system/Popup/usePopupContainer.ts'
import classes from './Tooltip.module.css'

export interface TooltipProps extends DomProps<HTMLDivElement> {
  /** Accessible description: adds to the button's name and does not replace it. */
  text: string
  /** Hover delay in ms; keyboard focus shows it immediately. @default 500 */
  delayMs?: number
  /** Language of the text, which is rendered outside the surrounding element: 'ml', 'ar'. */
  lang?: string
  /** One button or link, with `hasTitle={false}` if it is an IconButton. */
  children: ReactElement<Record<string, unknown>, string>
}

/** A short text shown on hover and focus of a button; Escape hides it. */
export function Tooltip(props: TooltipProps) {
  const { text, delayMs = 500, lang, ref, className, children } = props
  const [anchor, container] = usePopupContainer()
  return (
    <Locale>
      <span ref={anchor} hidden />
      <TooltipTrigger delay={delayMs} closeDelay={100}>
        <Focusable>{children}</Focusable>
        <AriaTooltip
          {...domProps(props)}
          {...container}
          ref={ref}
          className={classNames(classes.tooltip, className)}
          offset={8}
        >
          <span lang={lang}>{text}</span>
        </AriaTooltip>
      </TooltipTrigger>
    </Locale>
  )
}
