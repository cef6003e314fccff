import { useState } from 'react'
import { FilterSelect } from '#admin/shared/list/FilterSelect.tsx'
import { NOT_ROLES } from '#admin/shared/access/levelTexts.ts'
import { ListPage } from '#admin/shared/list/ListPage.tsx'
import { fixedLookup } from '#admin/shared/form/lookups.ts'
import { usePagedList } from '#admin/shared/list/usePagedList.ts'
import { usePersonId } from '#admin/shared/access/useMay.ts'
import { useListStaffQuery, type WithLink } from '#api/endpoints/staff.ts'
import { levelNames } from '#contract/access/levels.ts'
import type { StaffMember } from '#contract/access/staff.ts'
import { StaffQuery } from '#contract/access/staffQuery.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { PhoneSheet } from '#design-system/PhoneSheet/PhoneSheet.tsx'
import { StaffActionDialog } from './StaffActionDialog.tsx'
import type { StaffAction } from './staffActions.ts'
import { LinkDialog } from './LinkDialog.tsx'
import { PersonDialog } from './PersonDialog.tsx'
import { columnsOf, stateNames } from './staffColumns.tsx'
import classes from './StaffListPage.module.css'
import { TwoStepForAll } from './TwoStepForAll.tsx'
import { staffPage } from './staffPage.ts'

/** Debounce of search and filters, in ms. */
const PAUSE = 300

const levels = fixedLookup(levelNames)
const states = fixedLookup(stateNames)
const twoSteps = fixedLookup({ on: 'Two-step on', off: 'Two-step off' })

type Opened =
  | { kind: 'add' }
  | { kind: 'edit'; person: StaffMember }
  | { kind: 'action'; action: StaffAction; person: StaffMember }
  | { kind: 'link'; made: WithLink }

/** The people who may sign in, for Administrators. */
export function StaffListPage() {
  const list = usePagedList(StaffQuery, PAUSE)
  const staff = useListStaffQuery()
  const ownId = usePersonId()
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const showLink = (made: WithLink) => setOpened({ kind: 'link', made })
  const page = (people?: readonly StaffMember[]) => people && staffPage(people, list.query)

  const active =
    staff.data?.filter(({ level, state }) => level === 'administrator' && state === 'active') ?? []
  const isOnlyAdministrator = ({ id }: StaffMember) => active.length === 1 && active[0]?.id === id

  return (
    <>
      <ListPage
        title="Staff accounts"
        noun="person"
        list={list}
        result={{ ...staff, currentData: page(staff.currentData), data: page(staff.data) }}
        filters={
          <>
            <FilterSelect
              label="Level"
              name="level"
              emptyLabel="All levels"
              lookup={levels}
              value={list.filter('level')}
              onChange={(level) => list.setFilters({ level })}
            />
            <FilterSelect
              label="State"
              name="state"
              emptyLabel="All states"
              lookup={states}
              value={list.filter('state')}
              onChange={(state) => list.setFilters({ state })}
            />
            <FilterSelect
              label="Two-step sign-in"
              name="two_step"
              emptyLabel="With and without two-step"
              lookup={twoSteps}
              value={list.filter('two_step')}
              onChange={(twoStep) => list.setFilters({ two_step: twoStep })}
            />
          </>
        }
        actions={
          <Button
            variant="primary"
            icon="add"
            isIconOnPhones="large letters"
            aria-keyshortcuts="N"
            onPress={() => setOpened({ kind: 'add' })}
          >
            ADD Person
          </Button>
        }
        tools={
          <PhoneSheet label="Levels and two-step sign-in" icon="info" isIcon>
            <div className={classes.note}>
              <p>{NOT_ROLES}</p>
              <TwoStepForAll />
            </div>
          </PhoneSheet>
        }
        empty={{ text: 'NO STAFF FOUND', hint: 'Nobody may sign in yet.' }}
        columns={columnsOf({
          ownId,
          isOnlyAdministrator,
          onEdit: (person) => setOpened({ kind: 'edit', person }),
          onAct: (action, person) => setOpened({ kind: 'action', action, person }),
        })}
        rowKey={(person) => person.id}
      />
      {(opened?.kind === 'add' || opened?.kind === 'edit') && (
        <PersonDialog
          person={opened.kind === 'edit' ? opened.person : undefined}
          isOnlyAdministrator={opened.kind === 'edit' && isOnlyAdministrator(opened.person)}
          onLink={showLink}
          onClose={close}
        />
      )}
      {opened?.kind === 'action' && (
        <StaffActionDialog action={opened.action} person={opened.person} onLink={showLink} onClose={close} />
      )}
      {opened?.kind === 'link' && <LinkDialog made={opened.made} onClose={close} />}
    </>
  )
}
