import { consoleAt } from '#stories/admin/consoleAt.ts'
import { downloadStates } from '#stories/admin/downloadStates.ts'
import preview from '#storybook/preview.tsx'

const states = downloadStates({
  kind: 'students',
  filtered: {
    address: '/admin/adminpanel?search=aysha&batch_id=7&division_id=11',
    query: '?export=export&batch_id=7&division_id=11',
    count: '3 students',
  },
})

const meta = preview.meta({ ...consoleAt('/admin/adminpanel'), tags: ['!autodocs', 'console'] })

export const DownloadBusy = meta.story(states.busy)
export const DownloadDone = meta.story({ parameters: { spec: [127, 398, 399, 400] }, ...states.done })
export const DownloadFailed = meta.story({ parameters: { spec: [438, 503] }, ...states.failed })
export const DownloadNoFile = meta.story(states.noFile)
export const DownloadCancelled = meta.story(states.cancelled)
