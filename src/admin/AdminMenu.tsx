import { useLocation } from 'react-router-dom'
import { paths } from '#contract/paths.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { Drawer } from '#design-system/Drawer/Drawer.tsx'
import { Tile, Tiles } from '#design-system/Drawer/Tiles.tsx'
import { useNavigateLink } from '#design-system/Link/Link.tsx'
import classes from './AdminMenu.module.css'
import { agendaHref } from './classes/agenda/agendaAddress.ts'
import { sections, selectedTab } from './sections.ts'
import { useMay, useMayOpen } from './shared/access/useMay.ts'
import { siteTitle } from './shared/siteTitle.ts'
import { useSignOut } from './useSignOut.ts'
import { useShortcuts } from './useShortcuts.ts'

/** The links below the tiles. */
const links = [
  { name: 'Agenda', icon: 'calendar', href: agendaHref },
  { name: 'Roles', icon: 'roles', href: paths.admin.roles },
  { name: siteTitle(true), icon: 'edit', href: paths.admin.site },
  { name: 'Recently deleted', icon: 'delete', href: paths.admin.trash },
  { name: 'History', icon: 'clock', href: paths.admin.audit },
  { name: 'Staff accounts', icon: 'students', href: paths.admin.staff },
] as const

interface AdminMenuProps {
  isOpen: boolean
  areKeysOn: boolean
  onClose: () => void
}

/** The menu drawer: six tiles, and a row of less frequent links. @spec 115-123, reading Q13 */
export function AdminMenu({ isOpen, areKeysOn, onClose }: AdminMenuProps) {
  const signOut = useSignOut()
  const mayOpen = useMayOpen()
  const mayEditSite = useMay('PUT /site/drafts/:section')
  const tab = selectedTab(useLocation().pathname)
  const navigate = useNavigateLink()
  const openSection = sections.map(({ key, href }) => [
    key.toLowerCase(),
    () => {
      onClose()
      navigate?.(href, {})
    },
  ])
  useShortcuts(isOpen && areKeysOn, Object.fromEntries(openSection), 1)

  return (
    <Drawer title="Menu" isOpen={isOpen} onClose={onClose}>
      <Tiles label="Sections">
        {sections.map(({ name, icon, key, href }) => (
          <Tile
            key={href}
            href={href}
            icon={icon}
            label={name}
            shortcut={key}
            isCurrent={name === tab}
            onPress={onClose}
          />
        ))}
      </Tiles>
      <div className={classes.quiet}>
        {links
          .filter(({ href }) => mayOpen(href))
          .map(({ name, icon, href }) => (
            <ButtonLink key={href} variant="ghost" icon={icon} href={href} onClick={onClose}>
              {href === paths.admin.site ? siteTitle(mayEditSite) : name}
            </ButtonLink>
          ))}
        <ButtonLink variant="ghost" icon="external" href={paths.home}>
          View site
        </ButtonLink>
        <Button
          variant="ghost"
          icon="sign-out"
          onPress={() => {
            onClose()
            signOut()
          }}
        >
          Log out
        </Button>
      </div>
    </Drawer>
  )
}
