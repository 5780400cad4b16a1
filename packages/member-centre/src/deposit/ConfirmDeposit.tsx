import { useTranslation } from '@boardwalk/i18n'
import { useMoney } from '@boardwalk/shell/feature'
import { WriteDialog } from '@boardwalk/shell/page-kit'
import type { Write } from '@boardwalk/shell/write'
import { KeyValueList, Stack, Text } from '@boardwalk/ui'
import { OfferBonus } from './OfferBonus.tsx'
import { PayLink } from './PayLink.tsx'
import type { Deposited, Methods, Offer, Order } from './types.ts'
import { useRefusal } from './use-refusal.ts'

type Props = Pick<Methods, 'list'> & {
  write: Write<Order, Deposited>
  order: Order | null
  /** Offers of the orders of this page, the newest first: the list may have changed since. */
  agreed: readonly Offer[]
  onClose: () => void
}

/** The last look before a deposit is created; it also follows one that a reload interrupted. */
export function ConfirmDeposit({ write, order, list, agreed, onClose }: Props) {
  const { t } = useTranslation('member-centre')
  const money = useMoney()
  const refusal = useRefusal()
  const offers = [...agreed, ...list.flatMap(({ promos }) => promos)]
  const nameOf = (methodId: string) => list.find((each) => each.methodId === methodId)?.name ?? methodId
  return (
    <WriteDialog
      isOpen={order !== null}
      onClose={onClose}
      write={write}
      body={order ?? { methodId: '', amount: '0.00' }}
      title={t('depositv2.ask')}
      confirmLabel={t('depositv2.submit')}
      refusal={refusal}
      done={(made) => <Made made={made} />}
    >
      {(body) => (
        <>
          <Text>{t('depositv2.confirm', { amount: money(body.amount), name: nameOf(body.methodId) })}</Text>
          {body.promoId && (
            <Agreed offer={offers.find(({ promoId }) => promoId === body.promoId)} amount={body.amount} />
          )}
        </>
      )}
    </WriteDialog>
  )
}

/** The terms of the offer that is accepted with the deposit; after a reload they may be unknown. */
function Agreed({ offer, amount }: { offer: Offer | undefined; amount: string }) {
  const { t } = useTranslation('member-centre')
  if (!offer) return <Text>{t('depositv2.offer.included')}</Text>
  return (
    <Stack $gap="2">
      <KeyValueList items={[{ name: t('depositv2.offer.label'), value: offer.title }]} />
      <Text>{offer.rule}</Text>
      <Text>
        <OfferBonus offer={offer} amount={amount} />
      </Text>
      <Text $size="sm" $tone="muted">
        {t('depositv2.offer.hint')}
      </Text>
    </Stack>
  )
}

const nextStep = { REDIRECT: 'madeNext', QR: 'madeNext', BANK: 'madeTransfer' } as const

function Made({ made }: { made: Deposited }) {
  const { t } = useTranslation('member-centre')
  return (
    <Stack $gap="2">
      <span>{t(`depositv2.${made.next ? nextStep[made.next.type] : 'made'}`, { refNo: made.refNo })}</span>
      <PayLink deposit={made} />
    </Stack>
  )
}
