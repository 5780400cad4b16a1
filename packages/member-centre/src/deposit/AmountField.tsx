import { useTranslation } from '@boardwalk/i18n'
import { useMoney } from '@boardwalk/shell/feature'
import { Chip, NumberField, Row, Stack, Text } from '@boardwalk/ui'
import type { AmountProblem } from './check-amount.ts'
import { OfferBonus } from './OfferBonus.tsx'
import type { Method, Offer } from './types.ts'

type Props = {
  method: Method
  offer: Offer | null
  value: string
  problem: AmountProblem | null
  onChange: (amount: string) => void
}

/** The amount, typed or picked, and the bonus that it gets. */
export function AmountField({ method: { min, max, quick, promos }, offer, value, problem, onChange }: Props) {
  const { t } = useTranslation('member-centre')
  const money = useMoney()
  const range = t('depositv2.range', { min: money(min), max: money(max) })
  const tooSmall = t('depositv2.offer.minimum', { min: money(offer?.minDeposit ?? min) })
  const errors = { missing: range, range, limit: t('depositv2.limit.tooMuch'), offer: tooSmall }
  return (
    <Stack $gap="2">
      <NumberField
        label={t('depositv2.amount')}
        hint={range}
        error={problem ? errors[problem] : undefined}
        value={value}
        decimals={2}
        maxLength={13}
        required
        onChange={onChange}
      />
      {/* There before a choice, because only a change of its text is announced. */}
      {promos.length > 0 && <Text role="status">{offer && <OfferBonus offer={offer} amount={value} />}</Text>}
      <Row $gap="2" role="group" aria-label={t('depositv2.quick')}>
        {quick.map((amount) => (
          <Chip key={amount} isSelected={amount === value} onClick={() => onChange(amount)}>
            {money(amount)}
          </Chip>
        ))}
      </Row>
    </Stack>
  )
}
