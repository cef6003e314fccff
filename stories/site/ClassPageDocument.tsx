import { useEffect, useRef } from 'react'
import { renderClassPage } from '#app/renderClassPage.tsx'
import type { ClassPageContent, ClassPageView } from '#contract/classes/classPage.ts'
import { startClassPage } from '#site/class-page/startClassPage.ts'

/** The address of the class page in stories. */
export const CLASS_PAGE = '/d/q7Kd2mVt9xRw4NbYp3sZ1A'

export const contentOf = (view: ClassPageView): ClassPageContent => ({
  view,
  address: new URL(CLASS_PAGE, location.href).href,
})

/** Returns the content of the document's body, as the server sends it. */
export const bodyOf = (content: ClassPageContent) =>
  renderClassPage(content).replace(/^(?:<title>.*?<\/title>|<(?:meta|link)[^>]*>)*/, '')

interface ClassPageDocumentProps {
  content: ClassPageContent
}

/** A class page as it comes from the server, with its script. */
export function ClassPageDocument({ content }: ClassPageDocumentProps) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => (root.current ? startClassPage(root.current, performance.now()) : undefined), [])
  return <div ref={root} dangerouslySetInnerHTML={{ __html: bodyOf(content) }} />
}
