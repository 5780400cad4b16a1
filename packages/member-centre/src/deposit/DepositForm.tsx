import { useTranslation } from '@boardwalk/i18n'
import { Button, FormActions, Heading, Stack } from '@boardwalk/ui'
import { type FormEvent, useState } from 'react'
import { useTries } from '../records/use-tries.ts'
import { AmountField } from './AmountField.tsx'
import { checkAmount } from './check-amount.ts'
import { LimitNote } from './LimitNote.tsx'
import { MethodChoice } from './MethodChoice.tsx'
import { OfferChoice } from './OfferChoice.tsx'
import type { Methods, Offer, Order } from './types.ts'
import { useOffer } from './use-offer.ts'

type Props = Methods & {
  /** Offer of the deposit that was just made. */
  used: string | undefined
  onOrder: (order: Order, offer: Offer | null) => void
}

/** Chooses how, how much and with which bonus offer; the player confirms it before anything is sent. */
export function DepositForm({ list, rgLimit, used, onOrder }: Props) {
  const { t } = useTranslation('member-centre')
  const [methodId, setMethod] = useState('')
  const [amount, setAmount] = useState('')
  const { form, isTried, count } = useTries()
  const method = list.find((each) => each.methodId === methodId) ?? list.find(({ status }) => status === 'UP')
  const { offer, isDropped, choose } = useOffer(method?.promos ?? [], used)
  if (!method) return null
  const problem = checkAmount(amount, method, rgLimit, offer)
  const ask = (event: FormEvent) => {
    event.preventDefault()
    count()
    if (!problem) onOrder({ methodId: method.methodId, amount, ...(offer && { promoId: offer.promoId }) }, offer)
  }
  return (
    <Stack as="section" $gap="3">
      <Heading level={2} size="section">
        {t('depositv2.new')}
      </Heading>
      <LimitNote limit={rgLimit} />
      <Stack as="form" ref={form} $gap="4" noValidate onSubmit={ask}>
        <MethodChoice
          methods={list}
          value={method.methodId}
          hint={isDropped && t('depositv2.offer.dropped')}
          onChange={setMethod}
        />
        <OfferChoice offers={method.promos} chosen={offer} onChange={choose} />
        <AmountField {...{ method, offer }} value={amount} problem={isTried ? problem : null} onChange={setAmount} />
        <FormActions>
          <Button type="submit" variant="solid">
            {t('depositv2.submit')}
          </Button>
        </FormActions>
      </Stack>
    </Stack>
  )
}
