import { useEffect, useState, type FocusEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { AdminBar } from '#admin/shared/AdminBar.tsx'
import { FilterButtons } from '#admin/shared/list/FilterButtons.tsx'
import { isRecord } from '#api/isRecord.ts'
import { paths } from '#contract/paths.ts'
import type { Draft } from '#contract/site/editing.ts'
import { fieldsOf, sectionNames, type Path, type Section } from '#contract/site/sections.ts'
import { textAt, valueAt } from '#contract/site/values.ts'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { FormGroup, FormRow } from '#design-system/Form/FormGroup.tsx'
import { BackLink, type BackLinkProps } from '#design-system/Link/BackLink.tsx'
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx'
import { useInBrowser } from '#design-system/useInBrowser.ts'
import { ConflictChoices } from './ConflictChoices.tsx'
import { listAt, withValue } from './draft/contentValues.ts'
import { DiscardButton } from './DiscardButton.tsx'
import { EditorContext, fieldId, isWithin, type Editor } from './editor.ts'
import { endsFollower } from './draft/eventTimes.ts'
import { Preview } from './Preview.tsx'
import { Problems } from './Problems.tsx'
import { SaveStatus } from './SaveStatus.tsx'
import classes from './SectionForm.module.css'
import { GroupFields } from './SiteField.tsx'
import { pageOf } from './siteTexts.ts'
import { useDraft, type Editing } from './draft/useDraft.ts'
import { useUndoNotice } from './useUndoNotice.ts'

/** Where form and preview stand side by side. */
const isWide = () => globalThis.matchMedia?.('(width > 75em)').matches ?? false

const tabs = [
  { value: 'form', name: 'Form' },
  { value: 'preview', name: 'Preview' },
] as const

interface SectionFormProps {
  draft: Draft
  back: Pick<BackLinkProps, 'label' | 'href'>
}

/** The fields of a section, with a preview beside them; on phones one of both. */
export function SectionForm({ draft, back }: SectionFormProps) {
  const { section } = draft
  const editing = useDraft(draft)
  const { state } = useLocation()
  const [shown, setShown] = useState(() => shownIn(state))
  const [focused, setFocused] = useState('')
  const [begun, begin] = useState<Path>()
  const offerUndo = useUndoNotice()
  const [withEnds] = useState(endsFollower)
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('form')
  const hasBoth = useInBrowser(isWide, false)
  const title = sectionNames[section]
  const groups = Object.entries(fieldsOf(section))

  // Lists have opened the items on the way.
  useEffect(() => {
    if (shown) document.getElementById(fieldId(shown))?.focus()
  }, [shown])

  const editor: Editor = {
    ...editing,
    problems: begun ? editing.problems.filter(({ path }) => !isWithin(path, begun)) : editing.problems,
    shown,
    begin,
    offerUndo,
    // A copy, as the same place may be asked for twice.
    show(path) {
      setTab('form')
      setShown([...path])
    },
    change,
    changeList: (path, next) => change(path, next(listAt(editing.state().content, path))),
  }

  function change(path: Path, value: unknown) {
    const { content } = editing.state()
    // A photograph arrives, or something is brought back, in what has been removed meanwhile.
    if (valueAt(content, path.slice(0, -1)) === undefined) return
    editing.edit(withValue(withEnds(content, path, value), path, value))
  }

  function focus(event: FocusEvent) {
    const name = nameIn(event)
    setFocused(name)
    if (begun && name !== '' && !isWithin(name.split('.'), begun)) begin(undefined)
  }

  return (
    <EditorContext value={editor}>
      <title>{`${title} · Site · Admin`}</title>
      <PageHeader title={title} back={<BackLink {...back} />} />
      <SaveStatus editing={editing} end={<DiscardButton section={section} />} />
      <div className={classes.tabs}>
        <FilterButtons label="What is shown" options={tabs} value={tab} onChange={setTab} />
      </div>
      <div className={classes.sides} data-tab={tab}>
        <div className={classes.form} onFocus={focus}>
          <ConflictChoices />
          <Problems />
          <div className={classes.card}>
            {groups.map(([key, group]) => (
              <FormGroup key={key} title={group.label} isTitleHidden={groups.length === 1}>
                <FormRow className={classes.fields}>
                  <GroupFields fields={group.fields} path={[key]} />
                </FormRow>
              </FormGroup>
            ))}
          </div>
        </div>
        {(hasBoth || tab === 'preview') && (
          <div className={classes.preview}>
            <Preview path={pageAt(section, focused, editing)} />
          </div>
        )}
      </div>
      <AdminBar
        end={
          <ButtonLink variant="primary" href={paths.admin.sitePublish}>
            Publish...
          </ButtonLink>
        }
      />
    </EditorContext>
  )
}

/** Returns the place that a link of another screen leads to. */
function shownIn(state: unknown): Path | undefined {
  const shown = isRecord(state) ? state.shown : undefined
  return Array.isArray(shown) ? shown.map(String) : undefined
}

const nameIn = ({ target }: FocusEvent) => target.getAttribute('name') ?? ''

/** Returns the page that shows a field: of a playlist its own, unless it has problems, for which the preview leaves it out. */
function pageAt(section: Section, name: string, { content, problems }: Editing): string {
  const steps = name.split('.').slice(0, 3)
  const isShown = steps[1] === 'playlists' && !problems.some(({ path }) => isWithin(path, steps))
  const id = isShown ? textAt(content, [...steps, 'id']) : ''
  return id === '' ? pageOf[section] : paths.playlist(id)
}
