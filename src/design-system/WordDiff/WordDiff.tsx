import { Fragment, useMemo } from 'react'
import { classNames } from '#design-system/classNames.ts'
import type { DomProps } from '#design-system/domProps.ts'
import { langOf } from '#design-system/langOf.ts'
import { useWords } from '#design-system/Words/useWords.ts'
import { diffWords, type WordRun } from './diffWords.ts'
import classes from './WordDiff.module.css'
import { wordDiffWords } from './words.ts'

export interface WordDiffProps extends DomProps<HTMLDivElement> {
  /** The old text, '' if there was none. */
  before: string
  /** The new text, '' if there is none. */
  after: string
  /** One text with the removed and added words in it; or `sides`, which on phones stand one below the other. @default 'inline' */
  layout?: 'inline' | 'sides'
}

/** What has changed between two texts, word by word. Where more than about 500 words differ, they are shown whole, the old ones first. */
export function WordDiff({ before, after, layout = 'inline', className, ...frame }: WordDiffProps) {
  const words = useWords('wordDiff', wordDiffWords)
  const runs = useMemo(() => diffWords(before, after), [before, after])
  return (
    <div {...frame} className={classNames(classes.frame, className)} data-layout={layout}>
      {layout === 'inline' ? (
        <Text runs={runs} whole={after || before} />
      ) : (
        <>
          <div>
            <p className={classes.side}>{words.before}</p>
            <Text runs={runs.filter(({ kind }) => kind !== 'added')} whole={before} />
          </div>
          <div>
            <p className={classes.side}>{words.after}</p>
            <Text runs={runs.filter(({ kind }) => kind !== 'removed')} whole={after} />
          </div>
        </>
      )}
    </div>
  )
}

interface TextProps {
  runs: readonly WordRun[]
  /** Has the language and direction of the text. */
  whole: string
}

function Text({ runs, whole }: TextProps) {
  const words = useWords('wordDiff', wordDiffWords)
  if (runs.length === 0) return <p className={classes.empty}>{words.empty}</p>
  return (
    <p className={classes.text} {...langOf(whole)}>
      {runs.map(({ kind, text }, index) => {
        if (kind === 'same') return <Fragment key={index}>{text}</Fragment>
        const Mark = kind === 'removed' ? 'del' : 'ins'
        return (
          <Mark key={index} className={classes.mark}>
            <span className="visually-hidden"> {words[kind]} </span>
            <span {...langOf(text)}>{text}</span>
          </Mark>
        )
      })}
    </p>
  )
}
