import { formatDateTime, useTranslation } from '@boardwalk/i18n'
import { LinkTo, useBrand, useLanguage, useLocation, useMoney } from '@boardwalk/shell/feature'
import { Link, Notice } from '@boardwalk/ui'
import type { Methods } from './types.ts'

/** The player's own deposit limit with the remaining amount, and when more of it is available; without a limit, the link to set one. */
export function LimitNote({ limit }: { limit: Methods['rgLimit'] }) {
  const { t } = useTranslation(['member-centre', 'safety'])
  const money = useMoney()
  const brand = useBrand()
  const { code } = useLanguage()
  const { pathname } = useLocation()
  const change = (
    <Link tone="inherit" as={LinkTo} to={{ pathname, search: '?safety=limits' }}>
      {t(limit ? 'depositv2.limit.change' : 'depositv2.limit.set')}
    </Link>
  )
  if (!limit) return <Notice action={change}>{t('depositv2.limit.none')}</Notice>
  const { value, window, remaining, resetsAt } = limit
  const figures = { value: money(value), window: t(`safety:window.${window}`), left: money(remaining) }
  const yours = t('depositv2.limit.yours', figures)
  const isUsed = remaining !== value
  const later = isUsed && t('depositv2.limit.resets', { time: formatDateTime(resetsAt, code, brand) })
  return <Notice action={change}>{[yours, later].filter(Boolean).join(' ')}</Notice>
}
