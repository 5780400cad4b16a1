import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { findRoute } from '../app/composition.ts'
import type { Modal } from '../app/modal-slice.ts'
import { useShellState } from '../app/store.ts'
import { useComposition } from '../app/storefront-context.ts'
import { useModal } from '../app/use-modal.ts'
import { attempt } from '../session/session-storage.ts'
import { useSession, useSessionReady } from '../session/use-session.ts'
import { usePermission } from '../site/use-permission.ts'
import { GIFT_RESOURCE, isGiftSeen } from './gift-flag.ts'
import { usePopupAnnouncements } from './popup-announcements.ts'
import { useGift } from './use-gift.ts'

/** A page is seen before a dialog opens over it. */
const PAUSE_MS = 800

/** A dialog would close a menu that is in use. Messages and tooltips, which are manual, take no harm. */
const isMenuOpen = () => Boolean(attempt(() => document.querySelector('[popover=auto]:popover-open')))

/**
 * Dialogs that open automatically at home, one after another and never over an opened one: announcements of the kind
 * that pops up, then the gift. After a log-out, which clears the session's flags, neither opens again.
 */
export function useGreetings() {
  const composition = useComposition()
  const { pathname } = useLocation()
  const { isLoggedIn, isRestricted } = useSession()
  const isReady = useSessionReady()
  const { offer } = useModal()
  const isBusy = useShellState((state) => state.modal.open !== null)
  const isHome = findRoute(composition, pathname)?.isHome
  const mayCome = Boolean(isHome) && isReady && !isRestricted
  const { fresh, isKnown } = usePopupAnnouncements({ skip: !mayCome })
  const canGetGift = useGift() !== null
  const gifts = usePermission()?.info.resources
  const hasGift = canGetGift && gifts?.[GIFT_RESOURCE] !== undefined
  const shown = useRef(new Set<string>())

  const gift = `gift ${isLoggedIn}`
  const popups = fresh.map(({ id }) => id).join()
  const next: { key: string; modal: Modal } | undefined = [
    ...(popups ? [{ key: popups, modal: { kind: 'popup' } as const }] : []),
    ...(hasGift && isKnown && !isGiftSeen(isLoggedIn) ? [{ key: gift, modal: { kind: 'gift' } as const }] : []),
  ].find(({ key }) => !shown.current.has(key))
  const key = next?.key
  const kind = next?.modal.kind

  useEffect(() => {
    if (!mayCome || isBusy || !key || (kind !== 'popup' && kind !== 'gift')) return
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      timer = setTimeout(() => {
        if (isMenuOpen() || !offer({ kind })) return wait()
        shown.current.add(key)
      }, PAUSE_MS)
    }
    wait()
    return () => clearTimeout(timer)
  }, [mayCome, isBusy, key, kind, offer])
}
