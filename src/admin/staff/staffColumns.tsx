import { dayAt, timeAt } from '#admin/shared/formats.ts'
import { levelNames } from '#contract/access/levels.ts'
import type { AccountState, StaffMember } from '#contract/access/staff.ts'
import { Badge, type BadgeProps } from '#design-system/Badge/Badge.tsx'
import { IconButton } from '#design-system/Button/IconButton.tsx'
import type { Column } from '#design-system/DataTable/column.ts'
import { Muted, SecondLine } from '#design-system/DataTable/values.tsx'
import { langOf } from '#design-system/langOf.ts'
import { Menu } from '#design-system/Menu/Menu.tsx'
import classes from './StaffListPage.module.css'
import { actionsFor, type StaffAction } from './staffActions.ts'
import { shownName } from './staffPage.ts'

/** The names of the states on screen. */
export const stateNames: Readonly<Record<AccountState, string>> = {
  invited: 'Invited',
  active: 'Active',
  suspended: 'Suspended',
}

const stateTones: Readonly<Record<AccountState, BadgeProps['tone']>> = {
  invited: 'info',
  active: 'ok',
  suspended: 'bad',
}

interface StaffColumns {
  /** The id of the person who is signed in. */
  ownId: number | undefined
  isOnlyAdministrator: (person: StaffMember) => boolean
  onEdit: (person: StaffMember) => void
  onAct: (action: StaffAction, person: StaffMember) => void
}

/** Returns the columns of the people who may sign in. */
export const columnsOf = ({
  ownId,
  isOnlyAdministrator,
  onEdit,
  onAct,
}: StaffColumns): Column<StaffMember>[] => [
  {
    id: 'name',
    header: 'Name',
    width: 'lg',
    isRowHeader: true,
    allowsSorting: true,
    searchTexts: (person) => [shownName(person)],
    cell: (person) => <PersonName person={person} isOwn={person.id === ownId} />,
  },
  {
    id: 'login',
    header: 'Sign-in name',
    variant: 'muted',
    width: 'lg',
    allowsSorting: true,
    cell: (person) => person.login,
  },
  { id: 'level', header: 'Level', allowsSorting: true, cell: (person) => levelNames[person.level] },
  {
    id: 'two-step',
    header: 'Two-step',
    width: 'sm',
    cell: (person) => (person.two_step ? 'On' : <Muted>Off</Muted>),
  },
  {
    id: 'signed',
    header: 'Last sign-in',
    variant: 'numeric',
    allowsSorting: 'descending',
    cell: ({ signed_in_at: at }) =>
      at === null ? (
        <Muted>Never</Muted>
      ) : (
        <span>
          {dayAt(at)}
          <SecondLine>{timeAt(at)}</SecondLine>
        </span>
      ),
  },
  {
    id: 'state',
    header: 'State',
    width: 'sm',
    cell: ({ state }) => (
      <span>
        <Badge tone={stateTones[state]}>{stateNames[state]}</Badge>
      </span>
    ),
  },
  {
    id: 'actions',
    header: 'Actions',
    variant: 'actions',
    cell: (person) => (
      <>
        <IconButton
          icon="edit"
          size="sm"
          label="Edit"
          about={shownName(person)}
          onPress={() => onEdit(person)}
        />
        <Menu
          label="More"
          iconEnd={undefined}
          size="sm"
          variant="ghost"
          aria-label={`More ${shownName(person)}`}
          entries={actionsFor(person, isOnlyAdministrator(person)).map(({ action, ...entry }) => ({
            ...entry,
            id: action,
            onPress: () => onAct(action, person),
          }))}
        />
      </>
    ),
  },
]

function PersonName({ person, isOwn }: { person: StaffMember; isOwn: boolean }) {
  const name = shownName(person)
  return (
    <span className={classes.name} data-quiet={person.state === 'suspended' || undefined}>
      <span {...langOf(name)}>{name}</span>
      {isOwn && <Muted>you</Muted>}
    </span>
  )
}
