import { useTranslation } from '@boardwalk/i18n'
import { RadioGroup } from '@boardwalk/ui'
import type { Offer } from './types.ts'

const NONE = 'none'

type Props = { offers: readonly Offer[]; chosen: Offer | null; onChange: (promoId: string | null) => void }

/** The bonus offers of a method with their terms. Without a choice there is no offer. */
export function OfferChoice({ offers, chosen, onChange }: Props) {
  const { t } = useTranslation('member-centre')
  if (offers.length === 0) return null
  return (
    <RadioGroup
      label={t('depositv2.offer.label')}
      hint={t('depositv2.offer.hint')}
      options={[
        { value: NONE, label: t('depositv2.offer.none'), hint: t('depositv2.offer.noneHint') },
        ...offers.map(({ promoId, title, rule }) => ({ value: promoId, label: title, hint: rule })),
      ]}
      value={chosen?.promoId ?? NONE}
      onChange={(value) => onChange(value === NONE ? null : value)}
    />
  )
}
