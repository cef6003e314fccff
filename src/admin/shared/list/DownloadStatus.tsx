import type { DownloadProgress } from '#api/download.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { Progress } from '#design-system/Progress/Progress.tsx'
import classes from './DownloadStatus.module.css'
import { failureAfter } from '#admin/shared/failureText.ts'
import { countText } from '#admin/shared/kindTexts.ts'
import { RetryAlert } from '#admin/shared/RetryAlert.tsx'
import type { Download } from './useDownload.ts'

const describe = failureAfter('Error downloading the file')

/** Progress or error of a download, below the filters that apply to it. @spec 399, 438 */
export function DownloadStatus({ download }: { download: Download }) {
  const { kind, fileName, searchNote, state, start, cancel } = download
  return (
    <>
      {searchNote !== undefined && <p className={classes.note}>{`Download: ${searchNote}`}</p>}
      {state.kind === 'busy' && (
        <div className={classes.status}>
          <Progress
            className={classes.progress}
            label={`Downloading ${fileName}`}
            text={progressText(kind, state.progress)}
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

function progressText(kind: Download['kind'], { bytes, rows }: DownloadProgress) {
  const size =
    bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
  return rows === undefined ? size : `${countText(kind, rows)}, ${size}`
}
