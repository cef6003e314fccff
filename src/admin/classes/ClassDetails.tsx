import { Detail, Details } from '#admin/shared/details/Details.tsx'
import { DetailsDialog, type DetailsOverListProps } from '#admin/shared/details/DetailsDialog.tsx'
import { dayText, timeText } from '#admin/shared/formats.ts'
import { useGetClassQuery } from '#api/endpoints/classes.ts'
import type { Class } from '#contract/classes/classes.ts'
import { Video } from './classColumns.tsx'
import { classIdentity, namesOf } from './classValues.ts'
import { ShareButton } from './whatsapp/ShareButton.tsx'
import { zoneText } from '#admin/shared/zone.ts'

const momentText = (at: string) => `${dayText(at)}, ${timeText(at)} ${zoneText(at)}`

/** 'Class Details', over the list. */
export function ClassDetails(props: DetailsOverListProps<Class>) {
  const { detailsId: id } = props.list
  const lesson = useGetClassQuery(id ?? 0, { skip: id === undefined })
  return (
    <DetailsDialog
      {...props}
      title="Class Details"
      identity={classIdentity}
      result={lesson}
      failure="Error loading class details"
    >
      {(record) => (
        <Details>
          <Detail label="Subject">{record.M03_SubjectName}</Detail>
          <Detail label="Title">{record.M03_Title}</Detail>
          <Detail label="Batch">{record.batch?.M02_Name ?? 'N/A'}</Detail>
          <Detail label="Division">{namesOf(record).join(', ') || 'N/A'}</Detail>
          <Detail label="Scheduled At">{momentText(record.M03_ScheduledAt)}</Detail>
          <Detail label="Expire At">
            {record.M03_ExpiryTime === null ? 'Not set' : momentText(record.M03_ExpiryTime)}
          </Detail>
          <Detail label="YouTube Link" isWide>
            <Video link={record.M03_YouTubeLink} />
          </Detail>
          {record.divisions.length > 0 && (
            <Detail label="Group" isWide>
              <ShareButton key={record.M03_ClassesId} lesson={record} />
            </Detail>
          )}
        </Details>
      )}
    </DetailsDialog>
  )
}
