import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { refreshPerson } from '#api/person.ts'
import { useOnline } from '#design-system/useOnline.ts'
import { AdminHeader } from './AdminHeader.tsx'
import classes from './AdminLayout.module.css'
import { MenuContext } from './shared/AdminBar.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import { focusScreen, SCREEN_ID } from './shared/focusScreen.ts'
import { LeaveGuard } from './shared/form/LeaveGuard.tsx'
import { importLate } from './shared/importOnce.ts'
import { LateOnce } from './shared/Late.tsx'
import { NoticeProvider } from './shared/notices.tsx'
import { ProofDialog } from './ProofDialog.tsx'
import { SignInDialog } from './SignInDialog.tsx'
import { useShortcuts, useShortcutSetting, useSubmitKey } from './useShortcuts.ts'

const loadMenu = importLate(() => import('./AdminMenu.tsx'))
const loadKeys = importLate(() => import('./KeysDialog.tsx'))

type Layer = 'menu' | 'keys' | undefined

/** The layout of every console screen: header, screen, menu, shortcuts dialog, notices and sign-in dialog. */
export function AdminLayout() {
  const [layer, setLayer] = useState<Layer>()
  const isOnline = useOnline()
  const shortcuts = useShortcutSetting()
  const main = useRef<HTMLElement>(null)
  useFocusOnNewScreen()
  useSubmitKey()
  useEffect(() => {
    void refreshPerson()
    // After the screen, so that it opens at once. If that fails, opening it tries again, and says so.
    loadMenu().catch(() => {})
  }, [])

  const close = () => setLayer(undefined)
  const menu = useMemo(() => ({ isOpen: layer === 'menu', open: () => setLayer('menu') }), [layer])

  useShortcuts(shortcuts.isOn, {
    '/': () => main.current?.querySelector<HTMLInputElement>('input[type=search]')?.focus(),
    n: () => main.current?.querySelector<HTMLElement>('[aria-keyshortcuts="N"]')?.click(),
    m: () => setLayer('menu'),
    '?': () => setLayer('keys'),
  })

  return (
    <LeaveGuard>
      <NoticeProvider>
        <MenuContext value={menu}>
          <div className={classes.frame}>
            <AdminHeader onKeys={() => setLayer('keys')} />
            {!isOnline && <OfflineBanner className={classes.banner} />}
            <main ref={main} id={SCREEN_ID} className={classes.main} tabIndex={-1}>
              <Outlet />
            </main>
          </div>
          <LateOnce load={loadMenu} isOpen={layer === 'menu'}>
            {({ AdminMenu }) => (
              <AdminMenu isOpen={layer === 'menu'} areKeysOn={shortcuts.isOn} onClose={close} />
            )}
          </LateOnce>
          <LateOnce load={loadKeys} isOpen={layer === 'keys'}>
            {({ KeysDialog }) => (
              <KeysDialog
                isOpen={layer === 'keys'}
                onClose={close}
                areKeysOn={shortcuts.isOn}
                onToggle={shortcuts.toggle}
              />
            )}
          </LateOnce>
          <SignInDialog />
          <ProofDialog />
        </MenuContext>
      </NoticeProvider>
    </LeaveGuard>
  )
}

/** Scrolls a new screen to its top and moves the focus there, for screen readers. */
function useFocusOnNewScreen() {
  const { pathname } = useLocation()
  const lastPath = useRef(pathname)
  // Before the effects of the screen, which may scroll to a row.
  useLayoutEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    window.scrollTo(0, 0)
    focusScreen()
  }, [pathname])
}
