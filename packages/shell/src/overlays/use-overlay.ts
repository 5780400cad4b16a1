import { useEffect, useRef } from 'react'
import { useStore } from 'react-redux'
import { useSearchParams } from 'react-router'
import type { ShellStore } from '../app/store.ts'
import { useLazyParts } from '../app/use-lazy-parts.ts'
import { useModal } from '../app/use-modal.ts'
import type { Shortcut } from '../overlay-contract.ts'
import { askFirst } from '../page-kit/question.ts'
import { useRequireLogin } from '../session/use-require-login.ts'
import { useVisitor } from '../session/use-visitor.ts'
import { leaveOverlays } from './leave-page.ts'
import { accessTo, type FoundPage, pagesFor, servingPage } from './overlay-access.ts'
import { OverlayFrame } from './overlay-frame.ts'
import { replaceLater } from './replaced-dialog.ts'

/**
 * Opens pages of overlays over the current page. Each function returns the action of a press, or null where this
 * composition has no such page for this visitor. Without a session the login dialog opens first; a trial account, and a
 * page that is switched off, get a warning (visitor specification §5, §6).
 */
export function useOverlay() {
  const { overlays } = useLazyParts()
  const visitor = useVisitor()
  const guard = useRequireLogin()
  const store = useStore() as ShellStore
  const { open, close } = useModal()
  const [params, setParams] = useSearchParams()
  const isOpening = useRef(false)
  useEffect(() => {
    isOpening.current = false
  }, [params])
  const opener =
    ({ name, overlay, page }: FoundPage, asked: Record<string, string> = {}) =>
    () =>
      guard(() => {
        if (isOpening.current) return
        if (accessTo(overlay, page, visitor) === 'off') return open({ kind: 'trial' })
        const next = askFirst(leaveOverlays(new URLSearchParams(params), overlays), asked)
        next.set(name, page.key)
        const isAnother = `${next}` !== `${params}`
        isOpening.current = isAnother
        // A dialog stays until the overlay replaces it: between them, the whole page would be styled and painted twice.
        if (params.has(name) || !OverlayFrame.isLoaded()) close()
        else replaceLater(store.getState().modal.open)
        if (isAnother) setParams(next)
      })
  const orNull = (found: FoundPage | undefined, asked = {}) => (found ? opener(found, asked) : null)
  const all = pagesFor(overlays, visitor)
  return {
    isAgent: visitor.isAgent,
    /** `to('member', 'depositv2')`, with the first values of the page's question. */
    to: (name: string, key: string, asked?: Record<string, string>) =>
      orNull(
        all.find((found) => found.name === name && found.page.key === key),
        asked,
      ),
    /** The page that serves a shortcut of the frame. */
    toShortcut: (shortcut: Shortcut) => orNull(servingPage(overlays, visitor, shortcut)),
    /** Pages with an entry of their own in the header and the drawer. */
    accountEntries: all.flatMap((found) => {
      const { account, icon } = found.page
      return account ? [{ id: `${found.name} ${found.page.key}`, ...account, icon, open: opener(found) }] : []
    }),
  }
}
