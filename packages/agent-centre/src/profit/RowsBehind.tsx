import { useTranslation } from '@boardwalk/i18n'
import { question as bets } from '../betting/question.ts'
import { PageLink } from '../parts/PageLink.tsx'
import { usePageLink } from '../parts/use-page-link.ts'
import { question as entries } from '../transactions/question.ts'
import type { Asked } from './question.ts'

const kinds = { firstDeposits: 'DEPOSIT', deposit: 'DEPOSIT', withdraw: 'WITHDRAWAL', bonus: 'GIFTS' } as const
const isMoney = (figure: Asked['figure']): figure is keyof typeof kinds => figure in kinds

/** Opens the bets or the ledger entries of which an account's figure is the sum. */
export function RowsBehind({ account, asked }: { account: string; asked: Asked }) {
  const { t } = useTranslation('agent-centre')
  const linkTo = usePageLink()
  const { figure, period, category, vendor } = asked
  const own = { only: account, period }
  if (isMoney(figure))
    return (
      <PageLink
        to={linkTo('transactionDetails', entries, { ...own, kind: kinds[figure] })}
        label={t('transactions.of', { account })}
      >
        {t('transactions.open')}
      </PageLink>
    )
  return (
    <PageLink
      to={linkTo('teamBetting', bets, { ...own, category, vendor, state: 'SETTLED' })}
      label={t('betting.of', { account })}
    >
      {t('betting.open')}
    </PageLink>
  )
}
