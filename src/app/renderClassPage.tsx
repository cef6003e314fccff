import { footer } from 'content:footer'
import { institute } from 'content:institute'
import '#design-system/global.css'
import { renderToString } from 'react-dom/server'
import type { ClassPageContent } from '#contract/classes/classPage.ts'
import { FrameProvider } from '#site/Frame.tsx'
import { ClassNotice } from '#site/class-page/ClassNotice.tsx'
import { ClassPage } from '#site/class-page/ClassPage.tsx'

const frame = { version: '0', now: 0, institute, footer }

/** Returns the content of the root element. It begins with the head elements that React rendered. */
export const renderClassPage = (content: ClassPageContent): string =>
  renderToString(
    <FrameProvider value={frame}>
      {'view' in content ? <ClassPage {...content} /> : <ClassNotice {...content} />}
    </FrameProvider>,
  )
