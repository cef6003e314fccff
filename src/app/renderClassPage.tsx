import '#design-system/global.css'
import { renderToString } from 'react-dom/server'
import type { ClassPageContent } from '#contract/classes/classPage.ts'
import { ClassNotice } from '#site/class-page/ClassNotice.tsx'
import { ClassPage } from '#site/class-page/ClassPage.tsx'

/** Returns the content of the root element. It begins with the head elements that React rendered. */
export const renderClassPage = (content: ClassPageContent): string =>
  renderToString('view' in content ? <ClassPage {...content} /> : <ClassNotice {...content} />)
