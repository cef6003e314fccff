import { useEffect, useRef, useState, type CSSProperties, type RefObject } from 'react'
import { ATLAS_FRAME, ATLAS_STILL } from '#storybook/atlasFrame.ts'
import { askForTurn } from './frameTurns.ts'
import { sizeIn, storyAddress, type Choices } from './choices.ts'
import { watchNearness } from './nearness.ts'
import type { State } from './states.ts'
import classes from './review.module.css'

interface StateFrameProps {
  state: State
  choices: Choices
  /** Address of the frame. */
  address: string
  /** Whether no other state is shown: it is as large as there is room. */
  isAlone: boolean
}

/** The widest picture of one state among others, and of one alone, in px. */
const WIDEST = { among: 320, alone: 1000 }

/** A live state, scaled down. A click opens its story. */
export function StateFrame({ state, choices, address, isAlone }: StateFrameProps) {
  const { width, height } = sizeIn(state, choices)
  const scale = isAlone ? Math.min(1, WIDEST.alone / width) : Math.min(1 / 2, WIDEST.among / width)
  const name = `${state.screen.name}: ${state.name}`
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [isShown, setShown] = useState(false)
  const isNear = useNearness(box)

  useEffect(() => {
    if (!isNear) return
    let end = () => {}
    function finish(event: MessageEvent<unknown>) {
      if (event.data === ATLAS_STILL && event.source === frame.current?.contentWindow) end()
    }
    const giveUp = askForTurn((done) => {
      end = done
      setShown(true)
    })
    window.addEventListener('message', finish)
    return () => {
      window.removeEventListener('message', finish)
      giveUp()
      setShown(false)
    }
  }, [isNear])

  const style: CSSProperties & Record<`--${string}`, number> = {
    '--frame-width': width,
    '--frame-height': height,
    '--frame-scale': scale,
  }
  return (
    <li className={classes.state}>
      <div ref={box} className={classes.frame} style={style}>
        {isShown && (
          // A page of Storybook's own, which needs both its scripts and its origin.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          <iframe
            ref={frame}
            name={ATLAS_FRAME}
            title={name}
            src={address}
            width={width}
            height={height}
            tabIndex={-1}
            aria-hidden="true"
          />
        )}
      </div>
      <a className={classes.open} href={storyAddress(state, choices)} target="_top" aria-label={name}>
        {state.name}
        {state.shownOn !== undefined && `, as on ${state.shownOn}`}
      </a>
    </li>
  )
}

function useNearness(box: RefObject<Element | null>) {
  const [isNear, setNear] = useState(false)
  useEffect(() => (box.current ? watchNearness(box.current, setNear) : undefined), [box])
  return isNear
}
