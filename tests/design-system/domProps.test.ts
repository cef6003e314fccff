import { createElement as part, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as system from '#design-system/index.ts'

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

const parts: Record<string, ReactElement> = {
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
  EmailField: part(system.EmailField, field),
  EmptyState: part(system.EmptyState, { title: 'Nothing here yet', ...own }),
  ErrorState: part(system.ErrorState, { title: 'Failed', action: null, ...own }),
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
  PageHeader: part(system.PageHeader, { title: 'Courses', ...own }),
  Pagination: part(system.Pagination, { page: 1, lastPage: 2, onPageChange: ignore, ...own }),
  PasswordField: part(system.PasswordField, field),
  PhoneField: part(system.PhoneField, field),
  PhoneSheet: part(system.PhoneSheet, { label: 'Filter', icon: 'filter', ...text }),
  PlinthBar: part(system.PlinthBar, { center: 'Menu', ...own }),
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
  UrlField: part(system.UrlField, field),
  VideoCard: part(system.VideoCard, { title: 'Lesson', fallback: '/1.webp', ...own }),
  VideoGrid: part(system.VideoGrid, { label: 'Lessons', ...text }),
  VideoModal: part(system.VideoModal, { video: { title: 'Lesson' }, ...modal }),
}

/** Without attributes of the caller: pieces of other parts, and Tooltip, whose element exists only while it shows. */
const others = [
  'Field',
  'FieldNotes',
  'HiddenValue',
  'Icon',
  'Lines',
  'Marked',
  'LinkProvider',
  'Muted',
  'RowButton',
  'SecondLine',
  'SelectionBar',
  'Tooltip',
  'WordsProvider',
]

test('every published part is in the table', () => {
  const names = Object.entries(system).flatMap(([name, value]) =>
    typeof value === 'function' && /^[A-Z]/.test(name) ? [name] : [],
  )
  expect([...Object.keys(parts), ...others].toSorted()).toEqual(names.toSorted())
})

test.each(Object.entries(parts))(
  '%s passes id and data-* to one element, and className to it or its frame',
  (_, element) => {
    const tags = renderToStaticMarkup(element).match(/<[a-z][^>]*>/g) ?? []
    const having = (pattern: RegExp) => tags.filter((tag) => pattern.test(tag))
    expect(having(/ data-x="own-data"/)).toEqual([expect.stringContaining(' id="own-id"')])
    expect(having(/ id="own-id"/)).toHaveLength(1)
    expect(having(/ class="([^"]* )?own-class[ "]/)).toHaveLength(1)
  },
)
