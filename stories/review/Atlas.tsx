import { stories } from 'review:data'
import { useDeferredValue, useEffect, useState } from 'react'
import { ATLAS_FRAME } from '#storybook/atlasFrame.ts'
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx'
import { Button } from '#design-system/Button/Button.tsx'
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx'
import { AtlasFilters, noFilters, type Filters } from './AtlasFilters.tsx'
import { noteScroll } from './frameTurns.ts'
import { frameAddress, type Look, type State } from './looks.ts'
import { screens } from './screens.ts'
import type { Screen } from './screen.ts'
import { StateFrame } from './StateFrame.tsx'
import classes from './review.module.css'

interface AtlasProps {
  /** Address of the frame that shows a state. */
  addressOf?: (state: State, look: Look) => string
}

/** Every state of every screen. A test compares the table with the stories, so that none is missing. */
const allStates: readonly State[] = screens.flatMap((screen) =>
  screen.states.flatMap((name) => {
    const story = stories.find((each) => each.name === name && screen.files.includes(each.file))
    return story ? [{ screen, name, story }] : []
  }),
)

/** Every screen in every state, live; a click opens the story. */
export function Atlas({ addressOf = frameAddress }: AtlasProps) {
  const [filters, setFilters] = useState(noFilters)
  useQuietFrames()
  // The page is there at once, and its hundreds of states follow without holding it up.
  const wanted = useDeferredValue<Filters | undefined>(filters, undefined)
  const shown = wanted ? allStates.filter((state) => isWanted(state, wanted)) : []
  const shownScreens = screens.filter((screen) => shown.some((state) => state.screen === screen))
  return (
    <div className={classes.page}>
      <PageHeader title="Atlas" count={`${shown.length} of ${allStates.length} states`} />
      <p className={classes.lead}>
        Every screen in every state that it can have. Each picture is the live story: a click opens it. The
        table behind this page is checked by the tests, so a state without a story cannot pass.
      </p>
      <AtlasFilters filters={filters} states={allStates} onChange={setFilters} />
      <output className="visually-hidden">{`${shown.length} of ${allStates.length} states`}</output>
      {wanted && shown.length === 0 && (
        <EmptyState
          title="No state matches"
          action={<Button onPress={() => setFilters(noFilters)}>Show all</Button>}
        />
      )}
      {shownScreens.map((screen) => (
        <ScreenStates
          key={screen.name}
          screen={screen}
          states={shown.filter((state) => state.screen === screen)}
          look={wanted ?? filters}
          addressOf={addressOf}
        />
      ))}
    </div>
  )
}

interface ScreenStatesProps extends Required<AtlasProps> {
  screen: Screen
  states: readonly State[]
  look: Look
}

function ScreenStates({ screen, states, look, addressOf }: ScreenStatesProps) {
  const reasons = Object.entries(screen.without)
  return (
    <section className={classes.screen} aria-label={screen.name}>
      <h2 className={classes.heading}>
        {screen.name} <span className={classes.count}>{states.length}</span>
      </h2>
      <ul className={classes.states}>
        {states.map((state) => {
          const address = addressOf(state, look)
          return <StateFrame key={state.story.id + address} {...{ state, look, address }} />
        })}
      </ul>
      {reasons.length > 0 && (
        <details className={classes.reasons}>
          <summary>{`${reasons.length} states that it cannot have`}</summary>
          <dl>
            {reasons.map(([name, reason]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{reason}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  )
}

function isWanted({ screen, name }: State, { search, screenName, stateName, level }: Filters) {
  const text = `${screen.group} ${screen.name} ${name}`.toLowerCase()
  return (
    (screenName === '' || screen.name === screenName) &&
    (stateName === '' || name === stateName) &&
    name.startsWith(level) &&
    search
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word))
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
