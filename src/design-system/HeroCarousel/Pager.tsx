import { Star } from '#design-system/Ornaments/Star.tsx'
import { RoundButton } from '#design-system/RoundButton/RoundButton.tsx'
import type { Words } from '#design-system/Words/Words.ts'
import classes from './Pager.module.css'

interface PagerProps {
  count: number
  index: number
  isPlaying: boolean
  words: Words['heroCarousel']
  onShow: (index: number) => void
  onToggle: () => void
}

/** A star button for each slide, the position '1 / 3' and a pause button. */
export function Pager({ count, index, isPlaying, words, onShow, onToggle }: PagerProps) {
  return (
    <fieldset className={classes.pager} aria-label={words.slides}>
      <span className={classes.count} dir="ltr">
        {index + 1} / {count}
      </span>
      <ol className={classes.thread}>
        {Array.from({ length: count }, (_, at) => (
          <li key={at}>
            <button
              type="button"
              className={classes.slide}
              aria-label={words.slide(at + 1)}
              aria-current={at === index || undefined}
              onClick={() => onShow(at)}
            >
              <Star className={classes.star} />
            </button>
          </li>
        ))}
      </ol>
      <RoundButton
        variant="bare"
        icon={isPlaying ? 'pause' : 'play'}
        label={isPlaying ? words.pause : words.play}
        onPress={onToggle}
      />
    </fieldset>
  )
}
