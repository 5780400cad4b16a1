import type { Banner } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { findRoute } from '../app/composition.ts'
import { useComposition } from '../app/storefront-context.ts'
import { useSession } from '../session/use-session.ts'

/** `label` names the target: a page's title, or a host. */
export type Linkage = { to: string; label: string; isExternal: boolean }

/** Https alone: a script's address would run, and a data address would hide its target. */
const webAddress = (value: string) => (/^https:\/\//.test(value) ? URL.parse(value) : null)

/** Target of a banner; null for a picture without one, or with one that this app or this visitor cannot use. */
export function useLinkage({ linkageType, linkageValue }: Banner): Linkage | null {
  const { t } = useTranslation()
  const composition = useComposition()
  const { isLoggedIn, isTrial } = useSession()
  if (!linkageType || !linkageValue) return null
  const elsewhere = webAddress(linkageValue)
  if (elsewhere) return { to: elsewhere.href, label: elsewhere.hostname, isExternal: true }
  const to = linkageValue.startsWith('/') ? linkageValue : `/${linkageValue}`
  const path = to.split(/[?#]/)[0] ?? to
  const page = findRoute(composition, path)
  const isUseless = page?.isForVisitors && isLoggedIn && !isTrial
  return page && page.isEntry !== false && !isUseless ? { to, label: t(page.title), isExternal: false } : null
}
