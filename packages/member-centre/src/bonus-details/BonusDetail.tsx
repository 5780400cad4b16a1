import type { Bonus } from '@boardwalk/api-client/contract'
import { formatExactTime, useTranslation } from '@boardwalk/i18n'
import { useBrand, useLanguage, useMoney } from '@boardwalk/shell/feature'
import { CopyNumber } from '@boardwalk/shell/page-kit'
import { Button, KeyValueList, Progress, Row, Stack, Text } from '@boardwalk/ui'
import { canGiveUp, isPositive, percentDone } from './percent-done.ts'
import { useBonusWords } from './use-bonus-words.ts'

/** Details of one bonus: how far it is wagered, the exact times, its number, and giving it up. */
export function BonusDetail({ bonus, onGiveUp }: { bonus: Bonus; onGiveUp: () => void }) {
  const { t } = useTranslation('member-centre')
  const money = useMoney()
  const brand = useBrand()
  const { code } = useLanguage()
  const { sourceOf, aboutOf } = useBonusWords()
  const { refNo, time, endedAt, wagerDone, wagerRequired, status, givesUp } = bonus
  const name = (id: string) => t(`bonusDetails.column.${id}`)
  const exact = (at: string) => formatExactTime(at, code, brand)
  return (
    <Stack $gap="3">
      <Progress
        label={name('wagered')}
        value={percentDone(bonus)}
        valueText={t('bonusDetails.progress', { done: money(wagerDone), required: money(wagerRequired) })}
      />
      <Text $size="sm">{aboutOf(bonus)}</Text>
      <KeyValueList
        label={refNo}
        items={[
          { name: name('source'), value: sourceOf(bonus) },
          { name: name('when'), value: exact(time) },
          ...(status !== 'ACTIVE' && isPositive(givesUp)
            ? [{ name: t('bonusDetails.givenUp'), value: money(givesUp) }]
            : []),
          ...(endedAt ? [{ name: name('ended'), value: exact(endedAt) }] : []),
          { name: t('page-kit:entry.column.reference'), value: <bdi>{refNo}</bdi> },
        ]}
      />
      <Row $justify="end">
        {canGiveUp(bonus) && (
          <Button variant="outline" size="small" onClick={onGiveUp}>
            {t('bonusDetails.giveUp.action')}
          </Button>
        )}
        <CopyNumber text={refNo} label={t('page-kit:entry.copyReference')} />
      </Row>
    </Stack>
  )
}
