import { useTranslation } from '@boardwalk/i18n'
import { Button, FormActions, Heading, Stack } from '@boardwalk/ui'
import { type FormEvent, useState } from 'react'
import { useTries } from '../records/use-tries.ts'
import { AmountField } from './AmountField.tsx'
import { checkAmount } from './check-amount.ts'
import { LimitNote } from './LimitNote.tsx'
import { MethodChoice } from './MethodChoice.tsx'
import { OfferChoice } from './OfferChoice.tsx'
import type { Methods, Order } from './types.ts'

type Props = Methods & { onOrder: (order: Order) => void }

/** Chooses how, how much and with which bonus offer; the player confirms it before anything is sent. */
export function DepositForm({ list, rgLimit, onOrder }: Props) {
  const { t } = useTranslation('member-centre')
  const [methodId, setMethod] = useState('')
  const [amount, setAmount] = useState('')
  const [promoId, setPromo] = useState<string | null>(null)
  const { form, isTried, count } = useTries()
  const method = list.find((each) => each.methodId === methodId) ?? list.find(({ status }) => status === 'UP')
  if (!method) return null
  const offer = method.promos.find((each) => each.promoId === promoId) ?? null
  const problem = checkAmount(amount, method, rgLimit, offer)
  const ask = (event: FormEvent) => {
    event.preventDefault()
    count()
    if (!problem) onOrder({ methodId: method.methodId, amount, ...(offer && { promoId: offer.promoId }) })
  }
  return (
    <Stack as="section" $gap="3">
      <Heading level={2} size="section">
        {t('depositv2.new')}
      </Heading>
      <LimitNote limit={rgLimit} />
      <Stack as="form" ref={form} $gap="4" noValidate onSubmit={ask}>
        <MethodChoice methods={list} value={method.methodId} onChange={setMethod} />
        <OfferChoice offers={method.promos} chosen={offer} onChange={setPromo} />
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
