import type { ApiError, Endpoints, Input, Simulation, Value } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { ListSkeleton, PageView, WriteDialog } from '@boardwalk/shell/page-kit'
import type { Write } from '@boardwalk/shell/write'
import { KeyValueList, Notice, Stack } from '@boardwalk/ui'
import { SimulatedPay } from './SimulatedPay.tsx'
import { Terms } from './Terms.tsx'
import { useContractWords } from './use-contract-words.ts'
import type { Offer } from './use-draft.ts'

type Row = Endpoints['offerContract']
type Props = {
  offer: Offer
  account: string
  write: Write<Input<Row>, Value<Row>>
  simulation: { data?: Simulation | undefined; error?: unknown; isLoading: boolean; isError: boolean }
  onSimulate: () => void
  onClose: () => void
}

/** An offer before it is sent, with each party's pay for the rounds of the last period. */
export function OfferDialog({ offer, account, write, simulation, onSimulate, onClose }: Props) {
  const { t } = useTranslation('agent-centre')
  const words = useContractWords()
  const { data, error, isLoading, isError } = simulation
  // The server refuses the offer for the same rules.
  const rule = isError && (error as ApiError).code === 'CONTRACT_RULE' ? words.refusal(error as ApiError) : null
  const query = { data, currentData: data, isError, isFetching: isLoading, error, refetch: onSimulate }
  return (
    <WriteDialog
      isOpen
      {...{ onClose, write }}
      body={offer}
      isReady={!isLoading && rule === null}
      title={t('contract.offer.title')}
      confirmLabel={t('contract.offer.send')}
      refusal={words.refusal}
      done={() => t('contract.offer.done', { account })}
    >
      {({ kind, tiers, period, remark }) => (
        <Stack $gap="4">
          <KeyValueList
            items={[
              { name: t('contract.offer.to'), value: account },
              ...(period ? [{ name: t('contract.period.label'), value: t(`contract.period.${period}`) }] : []),
              ...(remark ? [{ name: t('contract.remark'), value: remark }] : []),
            ]}
          />
          <Terms kind={kind} tiers={tiers} />
          {rule ? (
            <Notice tone="negative" isAlert>
              {rule}
            </Notice>
          ) : (
            <PageView query={query} skeleton={<ListSkeleton />}>
              {(simulated) => <SimulatedPay simulation={simulated} />}
            </PageView>
          )}
        </Stack>
      )}
    </WriteDialog>
  )
}
