import type { Bonus } from '@boardwalk/api-client/contract'
import { formatDateTime, useTranslation } from '@boardwalk/i18n'
import { useBrand, useLanguage, useMoney } from '@boardwalk/shell/feature'
import { TwoLines } from '@boardwalk/shell/page-kit'
import { Badge, Money } from '@boardwalk/ui'
import type { Column } from '@boardwalk/ui/table'
import { tones, useBonusWords } from './use-bonus-words.ts'

/** The columns of a bonus on the screen. The order is the server's, newest first. */
export function useColumns(): Column<Bonus>[] {
  const { t } = useTranslation('member-centre')
  const brand = useBrand()
  const { code: language } = useLanguage()
  const { titleOf, sourceOf, stateOf } = useBonusWords()
  const money = useMoney()
  const header = (id: string) => ({ id, header: t(`bonusDetails.column.${id}`), isSortable: false })
  return [
    { ...header('when'), value: ({ time }) => formatDateTime(time, language, brand) },
    {
      ...{ ...header('what'), value: titleOf, card: 'title' },
      cell: (bonus) => <TwoLines first={titleOf(bonus)} second={bonus.title === null ? null : sourceOf(bonus)} />,
    },
    {
      ...{ ...header('amount'), kind: 'number', value: ({ amount }) => amount, card: 'amount' },
      cell: ({ amount }) => <Money text={money(amount)} />,
    },
    {
      ...{ ...header('wagered'), kind: 'number', value: ({ wagerDone }) => wagerDone },
      cell: ({ wagerDone, wagerRequired }) =>
        t('bonusDetails.progress', { done: money(wagerDone), required: money(wagerRequired) }),
    },
    {
      ...{ ...header('converted'), kind: 'number', value: ({ converted }) => converted ?? '' },
      cell: ({ converted }) => (converted === null ? '–' : <Money text={money(converted)} />),
    },
    {
      ...{ ...header('state'), value: stateOf, card: 'state' },
      cell: (bonus) => <Badge $tone={tones[bonus.status]}>{stateOf(bonus)}</Badge>,
    },
  ]
}
