import type { ApiError } from '@boardwalk/api-client'
import { formatDateTime, useTranslation } from '@boardwalk/i18n'
import { useBrand, useErrorText, useLanguage, useMoney } from '@boardwalk/shell/feature'

type Texts = { money: (amount: string) => string; time: (at: string) => string }
type Fact = (name: string) => string | null
type Reason = { key: string; facts: Record<string, string> } | null

const pick = (key: string, facts: Record<string, string | null>): Reason =>
  Object.values(facts).includes(null) ? null : { key, facts: facts as Record<string, string> }

/** Which text explains a refusal, where the gateway named its figures; the code alone is the fallback. */
const reasons: Partial<Record<ApiError['code'], (of: Fact, texts: Texts) => Reason>> = {
  AMOUNT_OUT_OF_RANGE: (of, { money }) => pick('wrong.range', shownOf(of, money, ['min', 'max'])),
  INSUFFICIENT_FUNDS: (of, { money }) => pick('refused.funds', { max: map(of('available'), money) }),
  TURNOVER_REQUIRED: (of, { money }) =>
    pick('turnover', {
      left: map(of('remaining'), money),
      used: map(of('done'), money),
      max: map(of('required'), money),
    }),
  DAILY_LIMIT: (of, { money, time }) => {
    const isCount = of('kind') === 'COUNT'
    const max = map(of('limit'), isCount ? (count) => count : money)
    if (of('resetsAt') === null) return pick('account.most', { max })
    return pick(isCount ? 'refused.count' : 'refused.day', { max, time: map(of('resetsAt'), time) })
  },
  PENDING_EXISTS: (of) => pick('refused.pending', { refNo: of('refNo') }),
  ACCOUNT_COOLING: (of, { time }) => pick('account.from', { time: map(of('until'), time) }),
  PAYOUT_PAUSED: (of, { time }) => pick('refused.paused', { time: map(of('until'), time) }),
  // Refuses moves into a provider's wallet; moves back to the main wallet stay possible.
  GAME_MAINTENANCE: () => ({ key: 'refused.maintenance', facts: {} }),
  CONFLICT: () => ({ key: 'conflict', facts: {} }),
  VALIDATION_FAILED: (of) => (of('field') === 'holder' ? { key: 'account.holderWrong', facts: {} } : null),
}

const map = (value: string | null, show: (value: string) => string) => (value === null ? null : show(value))
const shownOf = (of: Fact, show: (value: string) => string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, map(of(name), show)]))

/** The first field that the gateway found wrong. */
function wrongField({ data }: ApiError): unknown {
  const [first] = Array.isArray(data?.fields) ? (data.fields as { field?: unknown }[]) : []
  return first?.field
}

/** Why money did not leave the account: the rule, its figure and the next date, in the texts of a page. */
export function useMoneyRefusal(page: 'withdraw' | 'transferUpline' | 'transferFund') {
  const { t } = useTranslation('member-centre')
  const errorText = useErrorText()
  const money = useMoney()
  const brand = useBrand()
  const { code } = useLanguage()
  const texts = { money, time: (at: string) => formatDateTime(at, code, brand) }
  return (error: ApiError): string => {
    const facts = { field: wrongField(error), ...error.data }
    const of = (name: string) => {
      const value: unknown = facts[name as keyof typeof facts]
      return typeof value === 'string' ? value : null
    }
    const reason = reasons[error.code]?.(of, texts)
    return reason ? t(`${page}.${reason.key}`, reason.facts) : errorText(error)
  }
}
