import { useEffect, useEffectEvent, useState } from 'react'
import type { Paged } from '#contract/paging.ts'
import { Button } from '#design-system/Button/Button.tsx'
import classes from '#admin/shared/details/DetailsDialog.module.css'
import type { PagedList } from './usePagedList.ts'

interface NeighboursProps<T> {
  list: Pick<PagedList, 'detailsId' | 'turnDetails' | 'page'>
  /** Undefined while it loads. */
  page: Paged<T> | undefined
  idOf: (record: T) => number
}

type Step = -1 | 1

const steps: Readonly<Record<string, Step>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Turns to the previous or next record of the list, over the end of its page too; the arrow keys do the same. */
export function Neighbours<T>({ list, page, idOf }: NeighboursProps<T>) {
  const { detailsId = 0 } = list
  /** The page that is loading, and the step that led to it. */
  const [turning, setTurning] = useState<{ page: number; step: Step }>()
  const ids = page?.data.map(idOf) ?? []
  const at = ids.indexOf(detailsId)
  const isTurning = at < 0 && turning?.page === list.page

  const canTurn = (step: Step) =>
    page !== undefined &&
    at >= 0 &&
    (ids[at + step] !== undefined || (step > 0 ? page.current_page < page.last_page : page.current_page > 1))

  function turn(step: Step) {
    if (page === undefined || !canTurn(step)) return
    const id = ids[at + step]
    if (id !== undefined) return list.turnDetails(id)
    const next = page.current_page + step
    setTurning({ page: next, step })
    list.turnDetails(detailsId, next)
  }

  // Once the other page is there: its first record, or its last one.
  const arrivedId =
    isTurning && page?.current_page === list.page ? ids.at(turning.step > 0 ? 0 : -1) : undefined
  const arrive = useEffectEvent((id: number) => list.turnDetails(id))
  useEffect(() => {
    if (arrivedId !== undefined) arrive(arrivedId)
  }, [arrivedId])

  const turnByKey = useEffectEvent((event: KeyboardEvent) => {
    const step = steps[event.key]
    const isOver = document.querySelectorAll('dialog[open]').length > 1
    const isTaken = event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
    if (step !== undefined && !isOver && !isTaken) turn(step)
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => turnByKey(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  if (at < 0 && !isTurning) return null
  return (
    <nav className={classes.neighbours} aria-label="Records of the list">
      <Button size="sm" icon="previous" isInert={!canTurn(-1)} onPress={() => turn(-1)}>
        Previous
      </Button>
      <span>
        {page && at >= 0 ? `${(page.current_page - 1) * page.per_page + at + 1} of ${page.total}` : 'Loading'}
      </span>
      <Button size="sm" iconEnd="next" isInert={!canTurn(1)} onPress={() => turn(1)}>
        Next
      </Button>
    </nav>
  )
}
