import { useState } from 'react'
import { Button, NoticeRegion, type NoticeRegionProps } from '@institute/design-system'

export function Example() {
  const [notice, setNotice] = useState<NoticeRegionProps['notice']>()

  return (
    <>
      <Button
        onPress={() =>
          setNotice({ id: Date.now(), tone: 'success', text: 'Course "Arabic for Readers" has been saved.' })
        }
      >
        Save course
      </Button>
      <NoticeRegion notice={notice} onDismiss={() => setNotice(undefined)} />
    </>
  )
}
