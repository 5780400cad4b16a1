import type { Banner } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { findRoute } from '../app/compose.ts'
import { useComposition } from '../app/storefront-context.ts'

/** `label` names the target: a page's title, or a host. */
export type Linkage = { to: string; label: string; isExternal: boolean }

/** Https alone: a script's address would run, and a picture's would not say where it leads. */
const webAddress = (value: string) => (/^https:\/\//.test(value) ? URL.parse(value) : null)

/** Where a banner leads; null for a picture without a target, or with one that no page of this app answers. */
export function useLinkage({ linkageType, linkageValue }: Banner): Linkage | null {
  const { t } = useTranslation()
  const composition = useComposition()
  if (!linkageType || !linkageValue) return null
  const elsewhere = webAddress(linkageValue)
  if (elsewhere) return { to: elsewhere.href, label: elsewhere.hostname, isExternal: true }
  const to = linkageValue.startsWith('/') ? linkageValue : `/${linkageValue}`
  const path = to.split(/[?#]/)[0] ?? to
  const page = findRoute(composition, path)
  return page && page.isEntry !== false ? { to, label: t(page.title), isExternal: false } : null
}
