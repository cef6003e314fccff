import { useRef, type ReactNode } from 'react'
import { classNames } from '#design-system/classNames.ts'
import { usePassedRef } from '#design-system/domProps.ts'
import { Field } from '#design-system/Field/Field.tsx'
import { useField, type FieldProps } from '#design-system/Field/useField.ts'
import { FileChooser } from '#design-system/FileUpload/FileChooser.tsx'
import { FileState, type UploadedFile } from '#design-system/FileUpload/FileState.tsx'
import { useNews } from '#design-system/FileUpload/useNews.ts'
import { fileUploadWords } from '#design-system/FileUpload/words.ts'
import { Icon } from '#design-system/Icon/Icon.tsx'
import { useAim } from '#design-system/useAim.ts'
import { useWords } from '#design-system/Words/useWords.ts'
import classes from './PictureField.module.css'

export interface PictureFieldProps extends FieldProps<HTMLInputElement> {
  /** Address of the picture; none yet without it. */
  src?: string | undefined
  /** What the picture shows, as visitors hear it. @default '' */
  alt?: string
  /** The file that was chosen last, with its state; the caller sends it. */
  file?: UploadedFile | undefined
  /** Called with a file that was chosen, dropped or pasted, of any type: the caller checks it. */
  onChoose: (file: File) => void
  /** Called to send a failed file again. Without it there is no "Try again". */
  onRetry?: () => void
  /** Called to take that file away, on its way or not; the caller then shows the old picture. */
  onRemove?: () => void
  /** Types that the browser offers to choose from. @default 'image/*' */
  accept?: string
  /** Beside the picture, below it where there is no room: the field for its alternative text. */
  children?: ReactNode
}

/** One picture: shown large, replaced by another, with its alternative text beside it. */
export function PictureField(props: PictureFieldProps) {
  const { label, description, isRequired, isOptional, isDisabled, src, alt = '', file, accept } = props
  const { onChoose, onRetry, onRemove, children, ref, className } = props
  const words = useWords('fileUpload', fileUploadWords)
  const wiring = useField(props)
  const frame = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const aim = useAim(frame)
  const said = useNews(file ? [file] : [])
  usePassedRef(input, ref)

  /** The button may go with the file's state: the focus is then on the one that chooses. */
  const pressed = (press: (() => void) | undefined, control: 'retry' | 'remove') =>
    press &&
    (() => {
      aim(() => (frame.current?.querySelector(`[data-control="${control}"]`) ? undefined : input.current))
      press()
    })

  return (
    <div className={classNames(classes.frame, className)} ref={frame}>
      <div className={classes.side}>
        <Field {...{ wiring, label, description, isRequired, isOptional }}>
          <FileChooser
            {...{ wiring, isDisabled }}
            ref={input}
            accept={accept ?? 'image/*'}
            label={src === undefined ? words.choosePicture : words.chooseAnother}
            onChoose={([chosen]) => chosen && onChoose(chosen)}
          >
            {src === undefined ? (
              <span className={classes.picture}>
                <Icon className={classes.sign} name="picture" />
              </span>
            ) : (
              <img className={classes.picture} src={src} alt={alt} />
            )}
          </FileChooser>
        </Field>
        {file && (
          <FileState
            {...{ file, isDisabled }}
            onRetry={pressed(onRetry, 'retry')}
            onRemove={pressed(onRemove, 'remove')}
          />
        )}
        <output className="visually-hidden">{said}</output>
      </div>
      {children !== undefined && <div className={classes.side}>{children}</div>}
    </div>
  )
}
