import { useTranslation } from '@boardwalk/i18n'
import { WriteDialog } from '@boardwalk/shell/page-kit'
import { KeyValueList, Text } from '@boardwalk/ui'
import type { Action } from './action-of.ts'
import type { Shown } from './types.ts'
import { useOfferWords } from './use-offer-words.ts'
import type { OfferWrites } from './use-offer-writes.ts'

type Props = { promotion: Shown; onClose: () => void }

/** The terms that a member agrees to by joining or checking in. */
export function JoinOffer({
  promotion: { id, offer },
  action,
  ...rest
}: Props & { write: OfferWrites['join']; action: Extract<Action, 'join' | 'checkIn'> }) {
  const { t } = useTranslation('member-centre')
  return (
    <WriteDialog
      isOpen
      {...rest}
      body={{ id }}
      title={t(`promotion.ask.${action}`)}
      confirmLabel={t(`promotion.action.${action}`)}
      done={() => t(`promotion.done.${action}`)}
    >
      {() => <Agreed offer={offer} />}
    </WriteDialog>
  )
}

export function ClaimOffer({ promotion: { id, offer }, ...rest }: Props & { write: OfferWrites['claim'] }) {
  const { t } = useTranslation('member-centre')
  const { money } = useOfferWords()
  return (
    <WriteDialog
      isOpen
      {...rest}
      body={{ id }}
      title={t('rewardCenter.ask')}
      confirmLabel={t('promotion.action.claim')}
      done={({ type, amount }) => t(`rewardCenter.done.${type}`, { amount: money(amount) })}
    >
      {() => <Agreed offer={offer} />}
    </WriteDialog>
  )
}

function Agreed({ offer }: Pick<Shown, 'offer'>) {
  const { t } = useTranslation('member-centre')
  const words = useOfferWords()
  return (
    <>
      <KeyValueList items={words.terms(offer)} />
      <Text $size="sm" $tone="muted">
        {t('promotion.frozen')}
      </Text>
    </>
  )
}
