import { createElement as part, type ReactElement } from 'react'
import * as system from '#design-system/index.ts'
import { filledItems } from './filledItems.ts'
import { impossible } from './impossible.ts'

/** The attributes that a part must pass on. */
const own = { id: 'own-id', className: 'own-class', 'data-x': 'own-data' }

const ignore = () => undefined
const modal = { isOpen: true, onClose: ignore, ...own }
const field = { label: 'Subject', name: 'subject', ...own }
const choice = { ...field, options: [{ id: '1', name: 'Hadith' }] }
const link = { href: '/courses', ...own }
const text = { children: 'Hadith', ...own }
const picture = { src: '/1.webp', alt: 'Gate' }
const slide: system.HeroSlide = { landscape: '/1.webp', portrait: '/2.webp', veil: 'sea' }

/** Every part that passes attributes on, open where it can be. */
export const parts: Record<string, ReactElement> = {
  Arch: part(system.Arch, text),
  Avatar: part(system.Avatar, { name: 'Aisha', ...own }),
  BackLink: part(system.BackLink, { label: 'Courses', ...link }),
  Badge: part(system.Badge, text),
  Button: part(system.Button, text),
  ButtonLink: part(system.ButtonLink, { ...link, ...text }),
  Card: part(system.Card, { title: 'Hadith', ...own }),
  Carousel: part(system.Carousel, { label: 'Courses', ...text }),
  Chain: part(system.Chain, own),
  Checkbox: part(system.Checkbox, field),
  ComboBox: part(system.ComboBox, choice),
  ConfirmDialog: part(system.ConfirmDialog, {
    title: 'Delete',
    confirmLabel: 'Yes',
    onConfirm: ignore,
    children: 'Hadith',
    ...modal,
  }),
  DataTable: part(system.DataTable, { label: 'Courses', columns: [], rows: [], rowKey: () => 1, ...own }),
  DateField: part(system.DateField, field),
  DateTimeField: part(system.DateTimeField, field),
  DebouncedSearch: part(system.DebouncedSearch, { label: 'Search', onSearch: ignore, ...own }),
  Dialog: part(system.Dialog, { title: 'Course', children: 'Hadith', ...modal }),
  DragScroll: part(system.DragScroll, { label: 'Courses', ...text }),
  Drawer: part(system.Drawer, { title: 'Menu', children: 'Hadith', ...modal }),
  Eave: part(system.Eave, own),
  EmptyState: part(system.EmptyState, { title: 'Nothing here yet', ...own }),
  ErrorState: part(system.ErrorState, { title: 'Failed', action: null, ...own }),
  FileUpload: part(system.FileUpload, { ...field, files: [], onChoose: ignore }),
  FilterPopover: part(system.FilterPopover, text),
  Form: part(system.Form, { label: 'Course', onSubmit: ignore, ...text }),
  FormGroup: part(system.FormGroup, { title: 'Course', ...text }),
  FormRow: part(system.FormRow, text),
  HeroCarousel: part(system.HeroCarousel, { label: 'Campus', slides: [slide], ...text }),
  IconButton: part(system.IconButton, { icon: 'edit', label: 'Edit', ...own }),
  IconLink: part(system.IconLink, { icon: 'edit', label: 'Edit', ...link }),
  InlineAlert: part(system.InlineAlert, text),
  Kbd: part(system.Kbd, text),
  Kicker: part(system.Kicker, text),
  Lightbox: part(system.Lightbox, {
    label: 'Campus',
    pictures: [picture],
    index: 0,
    onIndexChange: ignore,
    ...modal,
  }),
  Link: part(system.Link, { ...link, ...text }),
  Menu: part(system.Menu, { label: 'Actions', entries: [], ...own }),
  MenuButton: part(system.MenuButton, { isOpen: false, onPress: ignore, ...own }),
  MultiSelect: part(system.MultiSelect, choice),
  NativeSelect: part(system.NativeSelect, choice),
  NoticeRegion: part(system.NoticeRegion, { onDismiss: ignore, ...own }),
  OrderedList: part(system.OrderedList, { label: 'Speakers', items: [], onMove: ignore, ...own }),
  PageHeader: part(system.PageHeader, { title: 'Courses', ...own }),
  Pagination: part(system.Pagination, { page: 1, lastPage: 2, onPageChange: ignore, ...own }),
  PasswordField: part(system.PasswordField, field),
  PhoneSheet: part(system.PhoneSheet, { label: 'Filter', icon: 'filter', ...text }),
  PictureField: part(system.PictureField, { ...field, onChoose: ignore }),
  BottomBar: part(system.BottomBar, { center: 'Menu', ...own }),
  Progress: part(system.Progress, { label: 'Upload', ...own }),
  Rosette: part(system.Rosette, own),
  RoundButton: part(system.RoundButton, { icon: 'close', label: 'Close', ...own }),
  RowLink: part(system.RowLink, { ...link, ...text }),
  Select: part(system.Select, choice),
  SidePanel: part(system.SidePanel, { label: 'Menu', children: 'Hadith', ...modal }),
  SidePanelEntry: part(system.SidePanelEntry, { icon: 'home', ...link, ...text }),
  Skeleton: part(system.Skeleton, own),
  SkeletonForm: part(system.SkeletonForm, own),
  Spinner: part(system.Spinner, own),
  Star: part(system.Star, text),
  Switch: part(system.Switch, field),
  TextArea: part(system.TextArea, field),
  TextField: part(system.TextField, field),
  Tile: part(system.Tile, { icon: 'home', label: 'Home', isCurrent: false, ...link }),
  Tiles: part(system.Tiles, { label: 'Pages', ...text }),
  Toolbar: part(system.Toolbar, text),
  VideoCard: part(system.VideoCard, { title: 'Lesson', fallback: '/1.webp', ...own }),
  VideoGrid: part(system.VideoGrid, { label: 'Lessons', ...text }),
  VideoModal: part(system.VideoModal, { video: { title: 'Lesson' }, ...modal }),
  WordDiff: part(system.WordDiff, { before: 'Forty Hadith', after: 'Forty Hadiths', ...own }),
}

const selection = { selectedKeys: new Set([1]), onSelectionChange: ignore }

function OwnField() {
  const wiring = system.useField({ label: 'Subject', name: 'subject' })
  return part(system.Field, {
    wiring,
    label: 'Subject',
    children: part(system.FieldNotes, { wiring, description: 'Hadith' }),
  })
}

/** Pieces of other parts, which take no attributes of the caller. */
export const pieces: Record<string, ReactElement> = {
  Field: part(OwnField),
  FieldNotes: part(OwnField),
  HiddenValue: part(system.HiddenValue, { name: 'subject', value: ['1', '2'] }),
  Icon: part(system.Icon, { name: 'home' }),
  Lines: part(system.Lines, { values: ['Hadith', 'Fiqh'] }),
  Marked: part(system.Marked, { children: 'Hadith' }),
  LinkProvider: part(system.LinkProvider, {
    navigate: ignore,
    children: part(system.Link, { ...link, ...text }),
  }),
  Muted: part(system.Muted, text),
  RowButton: part(system.RowButton, { onPress: ignore, ...text }),
  SecondLine: part(system.SecondLine, text),
  SelectionBar: part(system.SelectionBar, { selection, pageKeys: [1, 2] }),
  WordsProvider: part(system.WordsProvider, {
    locale: 'ar',
    words: {},
    children: part(system.Select, { label: 'Subject', name: 'subject', options: [] }),
  }),
}

const many = Array.from({ length: 20 }, (_, index) => ({ id: String(index), name: `Batch ${index}` }))
const batch = { label: 'Batch', name: 'batch', options: many }
const slides = Array.from({ length: 3 }, () => slide)
const table = {
  label: 'Batches',
  columns: [
    system.numberColumn({ page: 1, perPage: 20 }),
    {
      id: 'name',
      header: 'Batch',
      cell: (row: system.Option) => row.name,
      isRowHeader: true,
      allowsSorting: true,
    },
  ],
  rows: many,
  rowKey: (row: system.Option) => row.id,
}

/** Parts with values, in the states that other props open. */
const filled: Record<string, ReactElement> = {
  VideoModal: part(system.VideoModal, {
    ...modal,
    video: { title: 'Lesson', id: 'aqz-KE-bpKQ', day: 'DAY-02' },
    onNext: ignore,
  }),
  'Lightbox of several': part(system.Lightbox, {
    ...modal,
    label: 'Campus',
    pictures: [picture, picture],
    index: 1,
    onIndexChange: ignore,
    backHref: '/gallery',
  }),
  'ConfirmDialog, refused': part(system.ConfirmDialog, {
    ...modal,
    title: 'Delete',
    confirmLabel: 'Yes',
    onConfirm: ignore,
    errorMessage: 'In use',
    isPending: true,
    children: 'Hadith',
  }),
  'MenuButton, open': part(system.MenuButton, { isOpen: true, onPress: ignore }),
  NoticeRegion: part(system.NoticeRegion, {
    onDismiss: ignore,
    notice: { id: 1, tone: 'success', text: 'Saved', action: { label: 'Undo', onPress: ignore } },
  }),
  'DataTable, selected': part(system.DataTable<system.Option>, {
    ...table,
    selection: { selectedKeys: new Set(['1']), onSelectionChange: ignore, total: 45 },
    sorting: { sortDescriptor: { column: 'name', direction: 'ascending' }, onSortChange: ignore },
    markedKey: '2',
    rowAction: { onPress: ignore },
  }),
  'DataTable, loading': part(system.DataTable<system.Option>, { ...table, rows: undefined }),
  'DataTable, failed': part(system.DataTable<system.Option>, {
    ...table,
    rows: undefined,
    status: { error: { title: 'Failed', action: part('button', null, 'Retry') } },
  }),
  Pagination: part(system.Pagination, {
    page: 4,
    lastPage: 9,
    pageSize: 15,
    onPageSizeChange: ignore,
    onPageChange: ignore,
  }),
  Select: part(system.Select, { ...batch, defaultValue: '3', emptyLabel: 'All' }),
  NativeSelect: part(system.NativeSelect, { ...batch, defaultValue: '3' }),
  ComboBox: part(system.ComboBox, { ...batch, defaultValue: '3' }),
  MultiSelect: part(system.MultiSelect, { ...batch, defaultValue: many.map(({ id }) => id) }),
  DateField: part(system.DateField, { ...field, defaultValue: '2026-02-28' }),
  DateTimeField: part(system.DateTimeField, { ...field, defaultValue: '2026-02-28 18:30:00' }),
  PasswordField: part(system.PasswordField, { ...field, defaultValue: 'Ab3$', hasRevert: true }),
  TextField: part(system.TextField, { ...field, type: 'tel', defaultValue: '+91 98765 43210' }),
  DebouncedSearch: part(system.DebouncedSearch, {
    label: 'Search',
    onSearch: ignore,
    defaultValue: 'Hadith',
  }),
  FilterPopover: part(system.FilterPopover, { activeCount: 2, children: part(system.TextField, field) }),
  Menu: part(system.Menu, { label: 'Actions', entries: [{ id: 'edit', label: 'Edit', onPress: ignore }] }),
  'Form, refused': part(system.Form, {
    label: 'Course',
    onSubmit: ignore,
    errors: { subject: ['Enter a subject.'] },
    children: part(system.TextField, field),
  }),
  HeroCarousel: part(system.HeroCarousel, { label: 'Campus', slides, children: 'Hadith' }),
  Carousel: part(system.Carousel, {
    label: 'Courses',
    children: many.map(({ id }) => part('li', { key: id }, id)),
  }),
  ...filledItems,
  Progress: part(system.Progress, { label: 'Upload', value: 40 }),
  Checkbox: part(system.Checkbox, { ...field, defaultValue: true }),
  Switch: part(system.Switch, { ...field, defaultValue: true }),
  'Button, pending': part(system.Button, { isPending: true, children: 'Save' }),
}

/** Every part, with and without values, and with impossible ones, by name. */
export const all: Record<string, ReactElement> = {
  ...parts,
  ...pieces,
  ...Object.fromEntries(Object.entries(impossible).map(([name, [element]]) => [name, element])),
  ...Object.fromEntries(Object.entries(filled).map(([name, element]) => [`${name}, filled`, element])),
}
