import { useTranslation } from '@boardwalk/i18n'
import type { Period } from '@boardwalk/shell/page-kit'
import { Row } from '@boardwalk/ui'
import { question as bets } from '../betting/question.ts'
import { question as entries } from '../transactions/question.ts'
import { PageLink } from './PageLink.tsx'
import { usePageLink } from './use-page-link.ts'

/** The other rows of an account in the same days. */
export function AccountLinks({ account, period }: { account: string; period: Period }) {
  const { t } = useTranslation('agent-centre')
  const linkTo = usePageLink()
  return (
    <Row $gap="3">
      <PageLink to={linkTo('teamBetting', bets, { only: account, period })}>{t('betting.of', { account })}</PageLink>
      <PageLink to={linkTo('transactionDetails', entries, { only: account, period })}>
        {t('transactions.of', { account })}
      </PageLink>
    </Row>
  )
}
