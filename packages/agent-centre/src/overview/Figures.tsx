import type { Endpoints, Value } from '@boardwalk/api-client'
import { useAgentIncomeQuery } from '@boardwalk/api-client/centres'
import { teamFigures } from '@boardwalk/api-client/contract'
import { formatCount, useTranslation } from '@boardwalk/i18n'
import { parseMoney, toDecimal } from '@boardwalk/i18n/money'
import { useMoney } from '@boardwalk/shell/feature'
import { type Period, useToday } from '@boardwalk/shell/page-kit'
import { question as income } from '../income/question.ts'
import { FigureLinks } from '../parts/FigureLinks.tsx'
import { usePageLink } from '../parts/use-page-link.ts'
import { question as accounts } from '../profit/question.ts'
import { askedOf } from './question.ts'

type Sum = Value<Endpoints['agentOverview']>['sum']

/** A correction is a row of its own, so that the paid net stays. */
const withCorrections = ({ net, corrected }: { net: string; corrected: string }) =>
  toDecimal(parseMoney(net) + parseMoney(corrected))

/** The figures of a period and the agent's income in it. Each opens the rows behind it for the same days. */
export function Figures({ sum, period }: { sum: Sum; period: Period }) {
  const { t } = useTranslation('agent-centre')
  const money = useMoney()
  const linkTo = usePageLink()
  const days = askedOf({ period }, useToday())
  const paid = useAgentIncomeQuery({ ...days, pageSize: 1 }).currentData?.summary?.total
  const text = (value: string | number) => (typeof value === 'number' ? formatCount(value) : money(value))
  const figures = teamFigures.map((figure) => ({
    ...{ key: figure, label: t(`figure.${figure}`), text: text(sum[figure]) },
    to: linkTo('userProfit', accounts, { figure, period }),
  }))
  const own = {
    ...{ key: 'income', label: t('figure.income'), text: paid ? money(withCorrections(paid)) : '–' },
    to: linkTo('myIncome', income, { period }),
  }
  return <FigureLinks label={t('overview.figures')} figures={[...figures, own]} />
}
