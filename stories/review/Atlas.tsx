import { stories } from 'review:data'
import { useDeferredValue, useEffect } from 'react'
import { ATLAS_FRAME } from '#storybook/atlasFrame.ts'
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx'
import { Button } from '#design-system/Button/Button.tsx'
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx'
import { AtlasFilters } from './AtlasFilters.tsx'
import { chosenOf, firstChoices, frameAddress, type Choices } from './choices.ts'
import { noteScroll } from './frameTurns.ts'
import { screens } from './screens.ts'
import { StateFrame } from './StateFrame.tsx'
import { statesIn, type State } from './states.ts'
import classes from './review.module.css'

export interface AtlasProps extends Choices {
  /** Address of the frame that shows a state. */
  addressOf?: (state: State, choices: Choices) => string
  onChange: (changes: Partial<Choices>) => void
}

const allStates = statesIn(stories)

/** Every screen in every state, live; a click opens the story. */
export function Atlas({ addressOf = frameAddress, onChange, ...choices }: AtlasProps) {
  useQuietFrames()
  // The page is there at once, and its hundreds of states follow without holding it up.
  const wanted = useDeferredValue<Choices | undefined>(choices, undefined)
  const shown = wanted ? chosenOf(allStates, wanted) : []
  const shownScreens = screens.filter((screen) => shown.some((state) => state.screen === screen))
  const count = shown.length === 1 ? '1 state' : `${shown.length} states`
  return (
    <div className={classes.page}>
      <PageHeader title="Atlas" count={count} />
      <p className={classes.lead}>
        Every screen in every state. Each picture is the live story: a click opens it. What a screen draws
        like another one is shown there. The address keeps what you choose.
      </p>
      <AtlasFilters {...{ choices, onChange }} states={allStates} />
      <output className="visually-hidden">{count}</output>
      {wanted && shown.length === 0 && (
        <EmptyState
          title="No state matches"
          action={<Button onPress={() => onChange(firstChoices)}>Show all</Button>}
        />
      )}
      {wanted &&
        shownScreens.map((screen) => {
          const states = shown.filter((state) => state.screen === screen)
          return (
            <section key={screen.name} className={classes.screen} aria-label={screen.name}>
              <h2 className={classes.heading}>
                {screen.name} <span className={classes.count}>{states.length}</span>
              </h2>
              <ul className={classes.states}>
                {states.map((state) => {
                  const address = addressOf(state, wanted)
                  return (
                    <StateFrame
                      key={state.story.id + address}
                      {...{ state, address }}
                      choices={wanted}
                      isAlone={shown.length === 1}
                    />
                  )
                })}
              </ul>
            </section>
          )
        })}
    </div>
  )
}

/** While the page is scrolled no frame loads, and what a story does in its frame leaves the focus where it is. */
function useQuietFrames() {
  useEffect(() => {
    let last: Element | null = null
    const note = ({ target }: FocusEvent) => {
      last = target instanceof Element && !isFrame(target) ? target : last
    }
    const takeBack = () => {
      if (isFrame(document.activeElement) && last instanceof HTMLElement && last.isConnected) last.focus()
    }
    window.addEventListener('scroll', noteScroll, { passive: true })
    window.addEventListener('focusin', note)
    window.addEventListener('blur', takeBack)
    return () => {
      window.removeEventListener('scroll', noteScroll)
      window.removeEventListener('focusin', note)
      window.removeEventListener('blur', takeBack)
    }
  }, [])
}

const isFrame = (element: Element | null) =>
  element instanceof HTMLIFrameElement && element.name === ATLAS_FRAME
