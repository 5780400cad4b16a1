import { useTranslation } from '@boardwalk/i18n'
import { TwoLines } from '@boardwalk/shell/page-kit'
import { question } from '../betting/question.ts'
import { PageLink } from '../parts/PageLink.tsx'
import { usePageLink } from '../parts/use-page-link.ts'
import type { Item } from './question.ts'
import { useWindowDays } from './use-window-text.ts'

/** A payment: its source and its period. */
export type Settled = Pick<Item, 'kind' | 'periodStart' | 'periodEnd'>
type Props = { account: string; isOwn: boolean; income: Settled }

/** An account behind a payment; it opens its bets of the same days. A rebate also pays for the agent's own bets. */
export function LineAccount({ account, isOwn, income }: Props) {
  const { t } = useTranslation('agent-centre')
  const linkTo = usePageLink()
  const period = useWindowDays()(income)
  if (isOwn) return <TwoLines first={account} second={t('line.own')} />
  return (
    <PageLink
      to={linkTo('teamBetting', question, { only: account, period, state: 'SETTLED' })}
      label={t('betting.of', { account })}
    >
      {account}
    </PageLink>
  )
}
