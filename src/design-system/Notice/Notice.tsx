import { useEffect, useEffectEvent, useRef, useState, type FocusEvent } from 'react'
import { timerMs } from '#design-system/bounds.ts'
import { Icon } from '#design-system/Icon/Icon.tsx'
import { useWords } from '#design-system/Words/useWords.ts'
import classes from './Notice.module.css'
import { toneIcons, type Tone } from './tones.ts'
import { noticeWords } from './words.ts'

export interface NoticeContent {
  /** Another id makes it a new notice. */
  id: string | number
  /** Its colour and icon. An error stays until it is closed, and interrupts screen readers. */
  tone: Tone
  /** What has happened, in one sentence. */
  text: string
  /** An action button: 'Undo'. */
  action?: { label: string; onPress: () => void }
}

interface NoticeProps {
  notice: NoticeContent
  lifeMs: number
  onDismiss: () => void
}

export function Notice({ notice, lifeMs, onDismiss }: NoticeProps) {
  const { tone, text, action } = notice
  const words = useWords('notice', noticeWords)
  const [isHovered, setHovered] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const previousFocus = useRef<EventTarget>(null)
  const isPaused = tone === 'error' || isHovered || hasFocus
  const dismiss = useEffectEvent(onDismiss)

  useEffect(() => {
    if (isPaused) return undefined
    const timer = setTimeout(dismiss, timerMs(lifeMs))
    return () => clearTimeout(timer)
  }, [isPaused, lifeMs])

  function enter(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) previousFocus.current = event.relatedTarget
    setFocus(true)
  }

  function close() {
    if (previousFocus.current instanceof HTMLElement) previousFocus.current.focus()
    onDismiss()
  }

  const pauseHandlers = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: enter,
    onBlur: () => setFocus(false),
  }

  return (
    <span {...pauseHandlers} className={classes.notice} data-tone={tone}>
      <span className={classes.message}>
        <Icon name={toneIcons[tone]} />
        <span className={classes.text}>{text}</span>
      </span>
      {action && (
        <button type="button" className={classes.action} onClick={action.onPress}>
          {action.label}
        </button>
      )}
      <button
        type="button"
        className={classes.close}
        aria-label={words.close}
        title={words.close}
        onClick={close}
      >
        <Icon name="close" />
      </button>
    </span>
  )
}
