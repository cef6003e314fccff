import { isBefore } from 'date-fns/isBefore'
import { useMemo, useState, type ReactNode } from 'react'
import { MomentField } from '#admin/shared/byPointer/MomentField.tsx'
import { listIn, type FormValues } from '#admin/shared/form/draft.ts'
import type { Lookup, Option } from '#admin/shared/form/lookups.ts'
import { LookupSelect } from '#admin/shared/form/LookupSelect.tsx'
import type { Class } from '#contract/classes/classes.ts'
import { readWallClock } from '#contract/time/wallClock.ts'
import { FormGroup, FormRow } from '#design-system/Form/FormGroup.tsx'
import { TextField } from '#design-system/TextField/TextField.tsx'
import { movedExpiry, type addLabels } from './classValues.ts'
import { DivisionsField } from '#admin/shared/form/DivisionsField.tsx'
import { LinkField } from './LinkField.tsx'
import { Warning } from '#admin/shared/form/Warning.tsx'
import { useClashes } from './useClashes.tsx'
import type { TypedClass } from './typedClass.ts'

interface ClassFieldsProps {
  values: FormValues
  batches: Lookup
  labels: typeof addLabels
  /** Label of the empty option: 'Select Batch'. */
  noBatch: string
  /** @default false */
  isExpiryOptional?: boolean
  /** Groups after these, which depend on what is typed. */
  children?: (typed: TypedClass) => ReactNode
  /** The class that `values` belong to. Its divisions are shown until those of the whole batch are loaded. */
  lesson?: Class
}

const none: readonly Option[] = []

/** The fields of a class, the same on add and edit except for labels and whether the expiry is optional. */
export function ClassFields(props: ClassFieldsProps) {
  const { values, batches, labels, noBatch, isExpiryOptional = false, lesson, children } = props
  const known = useMemo(() => lesson?.divisions.map(optionOf) ?? none, [lesson])
  const [batchId, setBatchId] = useState(values.M03_M02_BatchId ?? '')
  const [divisionIds, setDivisionIds] = useState<readonly string[]>(() => listIn(values.M03_M11_DivisionIds))
  const [scheduledAt, setScheduledAt] = useState(values.M03_ScheduledAt ?? '')
  const [expiresAt, setExpiresAt] = useState(values.M03_ExpiryTime ?? '')
  const [title, setTitle] = useState(values.M03_Title ?? '')
  const [link, setLink] = useState(values.M03_YouTubeLink ?? '')
  const typed = { title, link, batchId, divisionIds, start: scheduledAt, expiry: expiresAt }
  const clashes = useClashes(typed, lesson?.M03_ClassesId)
  const [isMoved, setMoved] = useState(false)
  const named = (name: keyof typeof labels) => ({ name, label: labels[name] })
  const text = (name: keyof typeof labels) => ({ ...named(name), defaultValue: values[name] })

  function chooseBatch(id: string) {
    if (id === batchId) return
    setBatchId(id)
    // Divisions belong to one batch (@spec 301).
    setDivisionIds([])
  }

  function changeStart(start: string) {
    const expiry = movedExpiry(expiresAt, scheduledAt, start)
    setScheduledAt(start)
    setExpiresAt(expiry)
    if (expiry !== expiresAt) setMoved(true)
  }

  function changeExpiry(expiry: string) {
    setExpiresAt(expiry)
    setMoved(false)
  }

  return (
    <>
      <FormGroup title="Lesson">
        <TextField {...text('M03_SubjectName')} placeholder="Physics" isRequired />
        <TextField {...text('M03_Title')} placeholder="Module 1" onChange={setTitle} isRequired />
        <FormRow>
          <LinkField {...text('M03_YouTubeLink')} clashes={clashes.ofVideo} onChange={setLink} />
        </FormRow>
      </FormGroup>
      <FormGroup title="Batch and schedule">
        <LookupSelect
          {...named('M03_M02_BatchId')}
          lookup={batches}
          emptyLabel={noBatch}
          value={batchId}
          onChange={chooseBatch}
          isRequired
        />
        <DivisionsField
          {...named('M03_M11_DivisionIds')}
          batchId={batchId}
          known={batchId === values.M03_M02_BatchId ? known : none}
          value={divisionIds}
          onChange={setDivisionIds}
        />
        <MomentField
          {...text('M03_ScheduledAt')}
          description={clashes.ofStart}
          onChange={changeStart}
          isRequired
        />
        <MomentField
          {...named('M03_ExpiryTime')}
          value={expiresAt}
          description={
            isBefore(readWallClock(expiresAt), readWallClock(scheduledAt)) ? (
              <Warning>{`This is before ${labels.M03_ScheduledAt}`}</Warning>
            ) : isMoved ? (
              <output>{`Moved along with ${labels.M03_ScheduledAt}`}</output>
            ) : undefined
          }
          onChange={changeExpiry}
          isRequired={!isExpiryOptional}
          isOptional={isExpiryOptional}
        />
      </FormGroup>
      {children?.(typed)}
    </>
  )
}

const optionOf = ({ M11_Division_id, M11_Division_name }: Class['divisions'][number]): Option => ({
  id: String(M11_Division_id),
  name: M11_Division_name,
})
