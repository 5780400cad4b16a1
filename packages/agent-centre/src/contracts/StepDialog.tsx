import type { Contract } from '@boardwalk/api-client'
import { useContractEffectQuery, useContractSimulationQuery } from '@boardwalk/api-client/centres'
import { useTranslation } from '@boardwalk/i18n'
import { ListSkeleton, PageView, WriteDialog } from '@boardwalk/shell/page-kit'
import type { Write } from '@boardwalk/shell/write'
import { Stack, Text } from '@boardwalk/ui'
import type { ReactNode } from 'react'
import { Effect } from './Effect.tsx'
import { SimulatedPay } from './SimulatedPay.tsx'
import { effectOf, type Step } from './steps.ts'
import { Terms } from './Terms.tsx'
import { useContractWords } from './use-contract-words.ts'
import type { Writes } from './use-writes.ts'

type Props = { contract: Contract; step: Step; writes: Writes; onClose: () => void }

/** Confirms a step after naming the contracts that it would end below; without these names it confirms nothing. */
export function StepDialog({ writes, ...rest }: Props) {
  const { contract, step } = rest
  const { id, version } = contract
  if (step === 'WITHDRAW')
    return <Confirm {...rest} write={writes.withdraw} body={{ id, version }} endedBy={() => []} />
  const endedBy = ({ terminated }: { terminated: readonly Contract[] }) => terminated
  if (step === 'FORCE') {
    return <Confirm {...rest} write={writes.end} body={{ id, version, mode: step }} endedBy={endedBy} />
  }
  return <Confirm {...rest} write={writes.answer} body={{ contractId: id, version, action: step }} endedBy={endedBy} />
}

type ConfirmProps<Body, V> = Omit<Props, 'writes'> & {
  write: Write<Body, V>
  body: Body
  endedBy: (value: V) => readonly Contract[]
}

function Confirm<Body, V>({ contract, step, write, body, endedBy, onClose }: ConfirmProps<Body, V>) {
  const { t } = useTranslation('agent-centre')
  const words = useContractWords()
  const action = effectOf[step]
  // A confirmed step changes both answers; the dialog shows its outcome instead.
  const isOpen = write.phase === 'idle' || write.phase === 'refused'
  const effect = useContractEffectQuery({ id: contract.id, action: action ?? 'END' }, { skip: !(action && isOpen) })
  return (
    <WriteDialog
      isOpen
      {...{ onClose, write, body }}
      isReady={!action || effect.currentData !== undefined}
      title={t(`contract.ask.${step}`)}
      confirmLabel={t(`contract.step.${step}`)}
      refusal={words.refusal}
      done={(value) => (
        <>
          <p>{t(`contract.done.${step}`)}</p>
          <Ended contracts={endedBy(value)} />
        </>
      )}
    >
      {() => (
        <Stack $gap="4">
          <Text>{t(`contract.means.${step}`)}</Text>
          <Terms kind={contract.kind} tiers={contract.tiers} />
          {action && isOpen && (
            <PageView query={effect} skeleton={<ListSkeleton />}>
              {({ terminated }) => <Effect terminated={terminated} isStated={step === 'ACCEPT'} />}
            </PageView>
          )}
          {step === 'ACCEPT' && isOpen && <AcceptedPay id={contract.id} />}
        </Stack>
      )}
    </WriteDialog>
  )
}

function AcceptedPay({ id }: { id: string }) {
  const query = useContractSimulationQuery({ id })
  return (
    <PageView query={query} skeleton={<ListSkeleton />}>
      {(simulation): ReactNode => <SimulatedPay simulation={simulation} />}
    </PageView>
  )
}

function Ended({ contracts }: { contracts: readonly Contract[] }) {
  const { t } = useTranslation('agent-centre')
  if (contracts.length === 0) return null
  return <p>{t('contract.effect.ended', { name: contracts.map(({ downline }) => downline.account).join(', ') })}</p>
}
