import { useTranslation } from '@boardwalk/i18n'
import { Link } from '@boardwalk/ui'
import type { Deposited } from './types.ts'

/** The second step: the provider's page, in a tab of its own so that this page stays. */
export function PayLink({ deposit: { next } }: { deposit: Pick<Deposited, 'next'> }) {
  const { t } = useTranslation('member-centre')
  if (next?.type !== 'REDIRECT') return null
  return (
    <Link href={next.url} variant="standalone" newTabLabel={t('page-kit:bet.newTab')}>
      {t('depositv2.pay')}
    </Link>
  )
}
