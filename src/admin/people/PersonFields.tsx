import type { ReactNode } from 'react'
import { ChoiceField } from '#admin/shared/byPointer/ChoiceField.tsx'
import { DayField } from '#admin/shared/byPointer/DayField.tsx'
import type { FormValues } from '#admin/shared/form/draft.ts'
import type { Lookup } from '#admin/shared/form/lookups.ts'
import { NoBatches } from '#admin/shared/form/NoBatches.tsx'
import { LookupSelect } from '#admin/shared/form/LookupSelect.tsx'
import { FormGroup, FormRow } from '#design-system/Form/FormGroup.tsx'
import { PasswordField } from '#design-system/PasswordField/PasswordField.tsx'
import { TextArea } from '#design-system/TextField/TextArea.tsx'
import { TextField } from '#design-system/TextField/TextField.tsx'
import { MobileField } from './MobileField.tsx'
import { UserCodeField } from './UserCodeField.tsx'
import { genderChoices, personLabels as labels } from './personValues.ts'

/** Looks for people who may be the same while one is added. */
interface Likeness {
  /** Called with the name, birthday and mobile number whenever one of them changes. */
  onChange: (name: 'M05_UserName' | 'M05_DOB' | 'M05_MobileNumber', value: string) => void
  /** Shown below the name. */
  byName: ReactNode
  /** Shown below the mobile number. */
  byNumber: ReactNode
}

interface PersonFieldsProps {
  values: FormValues
  batches: Lookup
  /** The role that every person of this kind has, and why it cannot be changed. */
  role: RoleFieldProps
  /** The field after the batch: a student's division, a teacher's specialization. */
  besideBatch: ReactNode
  onBatchChange?: (batchId: string) => void
  /** Description of the group with the batch: what choosing a batch does. */
  batchHint?: string
  isEmailOptional?: boolean
  /** Whether a record is edited, so that the password can be reverted to the saved one. @spec 289 */
  isEdit?: boolean
  /** Offered for an empty user code. */
  nextCode?: string
  /** Looks for people who are the same. */
  likeness?: Likeness
  /** Shown below the password, such as switches. */
  access?: ReactNode
}

/** The fields that students and teachers share, in the four groups of their forms. */
export function PersonFields(props: PersonFieldsProps) {
  const {
    values,
    batches,
    role,
    besideBatch,
    onBatchChange,
    batchHint,
    isEmailOptional = false,
    isEdit,
    access,
    nextCode,
    likeness,
  } = props
  const text = (name: keyof typeof labels) => ({ name, label: labels[name], defaultValue: values[name] })

  const watched = (name: 'M05_UserName' | 'M05_DOB' | 'M05_MobileNumber') => ({
    ...text(name),
    onChange: likeness && ((value: string) => likeness.onChange(name, value)),
  })

  return (
    <>
      <FormGroup title="Person">
        <TextField {...watched('M05_UserName')} description={likeness?.byName} isRequired />
        <UserCodeField {...text('M05_UserCode')} next={nextCode} />
        <ChoiceField {...text('M05_Gender')} options={genderChoices} placeholder="Select Gender" isRequired />
        <DayField {...watched('M05_DOB')} isRequired />
        <TextField {...text('M05_CountryName')} placeholder="India" isRequired />
        <TextField {...text('M05_Qualification')} placeholder="B.A. Arabic" isRequired />
      </FormGroup>
      <FormGroup title="Batch and role" description={batchHint}>
        <LookupSelect
          {...text('M05_M02_BachId')}
          lookup={batches}
          emptyLabel="Select Batch"
          disabledReason={batches.options.length === 0 ? <NoBatches /> : undefined}
          onChange={onBatchChange}
          isRequired
        />
        {besideBatch}
        <DayField {...text('M05_JoiningDate')} isRequired />
        <RoleField {...role} />
      </FormGroup>
      <FormGroup title="Contact">
        <MobileField {...watched('M05_MobileNumber')} description={likeness?.byNumber} />
        <TextField
          {...text('M05_Email')}
          type="email"
          isRequired={!isEmailOptional}
          isOptional={isEmailOptional}
        />
        <FormRow>
          <TextArea {...text('M05_Address')} rows={3} isRequired />
        </FormRow>
      </FormGroup>
      <FormGroup
        title="Access"
        description={
          isEdit
            ? 'Press Generate to make a password.'
            : 'A password is made when you save, or press Generate to see it now.'
        }
      >
        <FormRow>
          <PasswordField
            name="M05_Password"
            label="Password"
            defaultValue={values.M05_Password}
            hasRevert={isEdit}
            isRequired
          />
        </FormRow>
        {access}
      </FormGroup>
    </>
  )
}

interface RoleFieldProps {
  /** '' while unknown. */
  name: string
  hint: string
  /** The lookup of roles, if the role is found in it: its loading and error state. */
  lookup?: Lookup
}

/** The role, which is read-only and not submitted. @spec 283 */
function RoleField({ name, hint, lookup }: RoleFieldProps) {
  const select = { name: 'role', label: 'Role', value: name }
  const options = name === '' ? [] : [{ id: name, name }]
  return lookup ? (
    <LookupSelect {...select} lookup={{ ...lookup, options }} disabledReason={hint} />
  ) : (
    <ChoiceField {...select} options={options} description={hint} isDisabled />
  )
}
