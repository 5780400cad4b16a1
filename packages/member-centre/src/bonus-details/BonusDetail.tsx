import type { Bonus } from '@boardwalk/api-client/contract'
import { formatExactTime, useTranslation } from '@boardwalk/i18n'
import { useBrand, useLanguage, useMoney } from '@boardwalk/shell/feature'
import { CopyNumber } from '@boardwalk/shell/page-kit'
import { KeyValueList, Progress, Row, Stack, Text } from '@boardwalk/ui'
import { percentDone } from './percent-done.ts'
import { useBonusWords } from './use-bonus-words.ts'

/** Details of one bonus: how far it is wagered, the exact times, and its number. */
export function BonusDetail({ bonus }: { bonus: Bonus }) {
  const { t } = useTranslation('member-centre')
  const money = useMoney()
  const brand = useBrand()
  const { code } = useLanguage()
  const { sourceOf } = useBonusWords()
  const { refNo, time, endedAt, status, wagerDone, wagerRequired } = bonus
  const name = (id: string) => t(`bonusDetails.column.${id}`)
  const exact = (at: string) => formatExactTime(at, code, brand)
  return (
    <Stack $gap="3">
      <Progress
        label={name('wagered')}
        value={percentDone(bonus)}
        valueText={t('bonusDetails.progress', { done: money(wagerDone), required: money(wagerRequired) })}
      />
      <Text $size="sm">{t(`bonusDetails.about.${status}`)}</Text>
      <KeyValueList
        label={refNo}
        items={[
          { name: name('source'), value: sourceOf(bonus) },
          { name: name('when'), value: exact(time) },
          ...(endedAt ? [{ name: name('ended'), value: exact(endedAt) }] : []),
          { name: t('page-kit:entry.column.reference'), value: <bdi>{refNo}</bdi> },
        ]}
      />
      <Row $justify="end">
        <CopyNumber text={refNo} label={t('page-kit:entry.copyReference')} />
      </Row>
    </Stack>
  )
}
