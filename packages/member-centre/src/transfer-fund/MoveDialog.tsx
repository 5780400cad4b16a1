import type { Endpoints, Value } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { isMoney, parseMoney } from '@boardwalk/i18n/money'
import { useMoney, useVendorName } from '@boardwalk/shell/feature'
import { WriteDialog } from '@boardwalk/shell/page-kit'
import type { Write } from '@boardwalk/shell/write'
import { usePaidWrite } from '@boardwalk/shell/write'
import { Chip, NumberField, Row, Text } from '@boardwalk/ui'
import { useState } from 'react'
import { useMoneyRefusal } from '../records/use-money-refusal.ts'
import { EVERYWHERE, MAIN, type Move, type Order, type Wallet } from './types.ts'

type Props = {
  move: Move
  wallets: readonly Wallet[]
  write: Write<Order, Value<Endpoints['walletTransfer']>>
  onClose: () => void
}

/** Moves an amount from one wallet to another, or all that is away home. */
export function MoveDialog({ move: { from, to, available }, wallets, write: sent, onClose }: Props) {
  const { t } = useTranslation('member-centre')
  const money = useMoney()
  const refusal = useMoneyRefusal('transferFund')
  const walletName = useWalletName(wallets)
  const isAllHome = from === EVERYWHERE
  const [typed, setTyped] = useState(isAllHome ? available : '')
  const amount = typed.replace(/\.$/, '')
  const isGood = isMoney(amount) && parseMoney(amount) > 0n && parseMoney(amount) <= parseMoney(available)
  const { write, isTried } = usePaidWrite(sent, isGood)
  // The last fraction of a cent can only be moved together with all of it.
  const isAll = isGood && parseMoney(amount) === parseMoney(available)
  const isAsking = sent.phase === 'idle' || sent.phase === 'refused'
  const facts = { from: walletName(from), to: walletName(to) }
  return (
    <WriteDialog
      isOpen
      {...{ write, refusal, onClose }}
      body={{ from, to, amount, ...(isAll && { all: true }) }}
      title={t(isAllHome ? 'transferFund.bringAll' : to === MAIN ? 'transferFund.out' : 'transferFund.in')}
      confirmLabel={t('transferFund.move')}
      done={(moved) => t('transferFund.done', { amount: money(moved.amount), name: walletName(moved.to) })}
    >
      {(body) =>
        isAsking && !isAllHome ? (
          <>
            <Text>{t('transferFund.way', facts)}</Text>
            <NumberField
              label={t('transferFund.amount')}
              hint={t('transferFund.there', { max: money(available) })}
              error={isTried && !isGood ? t('transferFund.wrong', { max: money(available) }) : undefined}
              value={typed}
              decimals={2}
              maxLength={15}
              required
              onChange={setTyped}
            />
            <Row>
              <Chip isSelected={isAll} onClick={() => setTyped(available)}>
                {t('transferFund.all', { amount: money(available) })}
              </Chip>
            </Row>
          </>
        ) : (
          <Text>{t('transferFund.confirm', { ...facts, amount: money(body.amount) })}</Text>
        )
      }
    </WriteDialog>
  )
}

/** Names of the wallets of a transfer. */
function useWalletName(wallets: readonly Wallet[]) {
  const { t } = useTranslation('member-centre')
  const vendorName = useVendorName()
  return (id: string) => {
    if (id === MAIN) return t('page-kit:wallet.MAIN')
    if (id === EVERYWHERE) return t('transferFund.everywhere')
    return vendorName(wallets.find((wallet) => wallet.id === id)?.vendor ?? id)
  }
}
