import { createElement as part, type ReactElement } from 'react'
import * as system from '#design-system/index.ts'

const ignore = () => undefined
const field = { label: 'Subject', name: 'subject' }
const options = [{ id: '1', name: 'Hadith' }]
const pictures = [{ src: '/1.webp', alt: 'Gate' }]
const slide: system.HeroSlide = { landscape: '/1.webp', portrait: '/2.webp', veil: 'sea' }
const lightbox = { label: 'Campus', pictures, isOpen: true, onClose: ignore, onIndexChange: ignore }
const pages = { onPageChange: ignore, onPageSizeChange: ignore }

/** Parts with props that contradict each other, and what they show all the same. */
export const impossible: Record<string, readonly [element: ReactElement, shows: RegExp]> = {
  'Avatar without a name': [part(system.Avatar, { name: ' ' }), /<span/],
  'ComboBox of another value': [part(system.ComboBox, { ...field, options, value: '7' }), /value=""/],
  'ComboBox without options': [part(system.ComboBox, { ...field, options: [], value: '7' }), /value=""/],
  'DataTable in the order of another column': [
    part(system.DataTable, {
      label: 'Courses',
      columns: [],
      rows: [],
      rowKey: () => 1,
      sorting: { sortDescriptor: { column: 'title', direction: 'ascending' }, onSortChange: ignore },
      selection: { selectedKeys: new Set([7]), onSelectionChange: ignore, total: -1 },
    }),
    // Without rows there is no group of them: axe could not tell whether one is missing.
    /^(?!.*<tbody).*Nothing here yet/,
  ],
  'DateField from 2100 to 1900': [
    part(system.DateField, { ...field, minYear: 2100, maxYear: 1900, value: '1850-01-01' }),
    /from 1900 to 2100/,
  ],
  'DateField of no date': [
    part(system.DateField, { ...field, value: '2026-02-31' }),
    /aria-valuetext="Empty"/,
  ],
  'DateTimeField from 2100 to 2000': [
    part(system.DateTimeField, { ...field, minYear: 2100, maxYear: 2000, value: '2026-01-01 10:00:00' }),
    /^(?!.*must be from)/,
  ],
  'FileUpload of fewer than no files': [
    part(system.FileUpload, {
      ...field,
      maxFiles: -1,
      files: [{ key: 1, name: 'gate.jpg', size: NaN, state: 'sending', progress: NaN }],
      onChoose: ignore,
    }),
    /<progress(?![^>]* value)/,
  ],
  'FilterPopover with fewer than none': [
    part(system.FilterPopover, { activeCount: -1, children: '' }),
    /^(?!.*-1)/,
  ],
  'HeroCarousel without slides': [
    part(system.HeroCarousel, { label: 'Campus', slides: [], children: '' }),
    /Campus/,
  ],
  'HeroCarousel that never turns': [
    part(system.HeroCarousel, {
      label: 'Campus',
      slides: [slide, slide],
      intervalMs: Infinity,
      children: '',
    }),
    /data-shown="true"/,
  ],
  'Lightbox beyond the last picture': [
    part(system.Lightbox, { ...lightbox, index: 3 }),
    /1<!-- --> \/ <!-- -->1/,
  ],
  'Lightbox before the first picture': [part(system.Lightbox, { ...lightbox, index: -1 }), /alt="Gate"/],
  'Lightbox without pictures': [part(system.Lightbox, { ...lightbox, pictures: [], index: 0 }), /^$/],
  'MultiSelect of other values': [
    part(system.MultiSelect, { ...field, options, value: ['1', '7'] }),
    /Remove 7/,
  ],
  'NativeSelect of another value': [
    part(system.NativeSelect, { ...field, options, value: '7', onChange: ignore }),
    /<option value="7" hidden="" selected="">7<\/option>/,
  ],
  'NativeSelect without options': [part(system.NativeSelect, { ...field, options: [] }), /<select/],
  'OrderedList with nothing to show of an open item': [
    part(system.OrderedList, {
      label: 'Speakers',
      items: [{ key: 1, title: ' ' }],
      openKey: 1,
      onMove: ignore,
    }),
    /Move Item 1 up/,
  ],
  'OrderedList without the open item': [
    part(system.OrderedList, {
      label: 'Speakers',
      items: [],
      openKey: 7,
      onMove: ignore,
      renderItem: () => 'Fields',
    }),
    /^(?!.*Fields).*Nothing here yet/,
  ],
  'Pagination beyond the last page': [
    part(system.Pagination, { ...pages, page: 9, lastPage: 2 }),
    /Page 2 of 2/,
  ],
  'Pagination of no page': [part(system.Pagination, { ...pages, page: NaN, lastPage: NaN }), /Page 1 of 1/],
  'Pagination of 2.5 pages': [part(system.Pagination, { ...pages, page: 2.5, lastPage: 2.5 }), /Page 2 of 2/],
  'PasswordField of no length': [part(system.PasswordField, { ...field, length: 0 }), /12 characters/],
  'PasswordField of one letter': [part(system.PasswordField, { ...field, alphabet: 'a' }), /12 characters/],
  'Progress beyond the end': [part(system.Progress, { label: 'Upload', value: 7, max: 0 }), /<progress/],
  'Progress of no number': [part(system.Progress, { label: 'Upload', value: NaN, max: NaN }), /<progress/],
  'Select of another value': [
    part(system.Select, { ...field, options, value: '7' }),
    /data-empty="true"[^>]*>Select</,
  ],
  'Select without options': [part(system.Select, { ...field, options: [], value: '7' }), />Select</],
  'SkeletonForm of fewer than none': [part(system.SkeletonForm, { fields: -1 }), /<div/],
  'PictureField of a file without a size': [
    part(system.PictureField, {
      ...field,
      file: { key: 1, name: 'gate.jpg', size: -1, state: 'failed' },
      onChoose: ignore,
    }),
    /It could not be sent/,
  ],
  'TextArea of no lines': [part(system.TextArea, { ...field, rows: 0 }), /<textarea/],
  'WordDiff of nothing': [part(system.WordDiff, { before: '', after: '' }), /Empty/],
}
