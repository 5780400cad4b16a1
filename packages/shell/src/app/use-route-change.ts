import { useTranslation } from '@boardwalk/i18n'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { MAIN_ID } from '../frame/Frame.tsx'
import { findRoute } from './composition.ts'
import { useAnnounce } from './live-region.tsx'
import { ownTitle } from './page-name.ts'
import { pageTitle } from './page-title.ts'
import { useBrand, useComposition } from './storefront-context.ts'
import type { FirstPage } from './use-first-page.ts'
import { useModal } from './use-modal.ts'
import { useScrollMemory } from './use-scroll-memory.ts'

/** Back leaves the page that a dialog was opened on. Before the effects of the page it leads to, which may open one. */
function useClosedByBack(pathname: string, isBack: boolean) {
  const { close } = useModal()
  const previous = useRef(pathname)
  useLayoutEffect(() => {
    if (previous.current !== pathname && isBack) close()
    previous.current = pathname
  }, [pathname, isBack, close])
}

/** After a move inside the app: title, focus on the page, its place, and its name for screen readers. */
export function useRouteChange(first: FirstPage) {
  const { t, i18n } = useTranslation()
  const { pathname } = useLocation()
  const type = useNavigationType()
  const announce = useAnnounce()
  const brand = useBrand()
  const composition = useComposition()
  const previous = useRef(first.pathname)
  useClosedByBack(pathname, type === 'POP')
  useScrollMemory(first)
  const title = pageTitle(t, brand, findRoute(composition, pathname))

  useEffect(() => {
    document.title = ownTitle() ?? title
  }, [title, i18n.language])

  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
    announce(ownTitle() ?? title)
  }, [pathname, title, announce])
}
