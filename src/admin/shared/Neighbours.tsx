import { useEffect, useEffectEvent } from 'react'
import { Button } from '#design-system/Button/Button.tsx'
import classes from './DetailsDialog.module.css'
import type { PagedList } from './usePagedList.ts'

interface NeighboursProps {
  list: Pick<PagedList, 'detailsId' | 'turnDetails'>
  /** The ids of the rows, in the order of the list. */
  ids: readonly number[]
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Turns to the previous or next record of the list; the arrow keys do the same. */
export function Neighbours({ list, ids }: NeighboursProps) {
  const at = ids.indexOf(list.detailsId ?? 0)
  const neighbour = (step: -1 | 1) => (at < 0 ? undefined : ids[at + step])
  const [previous, next] = [neighbour(-1), neighbour(1)]

  const turnByKey = useEffectEvent((event: KeyboardEvent) => {
    const step = steps[event.key]
    const isOver = document.querySelectorAll('dialog[open]').length > 1
    const isTaken = event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
    const id = step === undefined || isOver || isTaken ? undefined : neighbour(step)
    if (id !== undefined) list.turnDetails(id)
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => turnByKey(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  if (at < 0) return null
  return (
    <nav className={classes.neighbours} aria-label="Records of the list">
      <Button
        size="sm"
        icon="previous"
        isInert={previous === undefined}
        onPress={() => previous !== undefined && list.turnDetails(previous)}
      >
        Previous
      </Button>
      <span>{`${at + 1} of ${ids.length} on this page`}</span>
      <Button
        size="sm"
        iconEnd="next"
        isInert={next === undefined}
        onPress={() => next !== undefined && list.turnDetails(next)}
      >
        Next
      </Button>
    </nav>
  )
}
