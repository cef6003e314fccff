import { createElement as part, type ReactElement } from 'react'
import * as system from '#design-system/index.ts'

const ignore = () => undefined
const field = { label: 'Subject', name: 'subject' }
const items = Array.from({ length: 20 }, (_, index) => ({ key: index, title: `Batch ${index}` }))

const file = { key: 1, name: 'gate.jpg', size: 2_400_000 }
const files: system.UploadedFile[] = [
  { ...file, state: 'waiting' },
  { ...file, key: 2, state: 'sending' },
  { ...file, key: 3, state: 'done' },
  { ...file, key: 4, state: 'failed', message: 'Too large' },
]

/** Parts that hold items, files and texts, with several of them. */
export const filledItems: Record<string, ReactElement> = {
  OrderedList: part(system.OrderedList, {
    label: 'Speakers',
    items,
    onMove: ignore,
    onRemove: ignore,
    onAdd: ignore,
    openKey: 3,
    renderItem: (index) => index,
  }),
  FileUpload: part(system.FileUpload, { ...field, files, onChoose: ignore, onRetry: ignore }),
  PictureField: part(system.PictureField, {
    ...field,
    src: '/1.webp',
    alt: 'Gate',
    file: { ...file, state: 'sending', progress: 40 },
    onChoose: ignore,
  }),
  WordDiff: part(system.WordDiff, { before: 'ഹദീസ് പഠനം', after: 'ഹദീസ് പാഠങ്ങൾ', layout: 'sides' }),
}
