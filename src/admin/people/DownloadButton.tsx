import { RetryAlert } from '#admin/shared/RetryAlert.tsx'
import type { Ref } from 'react'
import { Button } from '#design-system/Button/Button.tsx'
import { Progress } from '#design-system/Progress/Progress.tsx'
import classes from './DownloadButton.module.css'
import { failureAfter } from './saveFailure.ts'
import { FILE_NAME, SEARCH_NOTE, studentsText, type Download } from './useDownload.ts'

const describe = failureAfter('Error downloading the file')

interface DownloadButtonProps {
  ref: Ref<HTMLButtonElement>
  download: Download
}

/** 'Download', in the list's header. @spec 127 */
export function DownloadButton({ ref, download }: DownloadButtonProps) {
  return (
    <Button
      ref={ref}
      icon="download"
      isIconOnPhones
      isInert={download.state.kind === 'busy'}
      onPress={download.start}
    >
      Download
    </Button>
  )
}

/** Progress or error of a download, below the filters that apply to it. @spec 399, 438 */
export function DownloadStatus({ download }: { download: Download }) {
  const { state, isSearched, start, cancel } = download
  return (
    <>
      {isSearched && <p className={classes.note}>{`Download: ${SEARCH_NOTE}`}</p>}
      {state.kind === 'busy' && (
        <div className={classes.status}>
          <Progress
            className={classes.progress}
            label={`Downloading ${FILE_NAME}`}
            text={progressText(state.progress)}
          />
          <Button size="sm" onPress={cancel}>
            Cancel
          </Button>
        </div>
      )}
      {state.kind === 'failed' && (
        <div className={classes.failure}>
          <RetryAlert onRetry={start}>{describe(state.error)}</RetryAlert>
        </div>
      )}
    </>
  )
}

function progressText({ bytes, rows }: { bytes: number; rows?: number }) {
  const size =
    bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
  return rows === undefined ? size : `${studentsText(rows)}, ${size}`
}
