import type { Contract } from '@boardwalk/api-client'
import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { Badge, Button, Heading, KeyValueList, Row, type Tone } from '@boardwalk/ui'
import styled from 'styled-components'
import type { Side, Step } from './steps.ts'
import { Terms } from './Terms.tsx'
import { useContractWords } from './use-contract-words.ts'

type Props = {
  contract: Contract
  side: Side
  steps: readonly Step[]
  onStep: (step: Step) => void
  onSettlements: () => void
  /** Other terms for the same downline; not for the reader's own contract. */
  onOffer: (() => void) | undefined
}

const tones: { readonly [S in Contract['status']]?: Tone } = {
  ...{ ACTIVE: 'positive', OFFERED: 'info', END_REQUESTED: 'warning' },
}
/** Steps that lead on; the others are quieter. */
const isMain = (step: Step) => step === 'ACCEPT' || step === 'AGREE_END'

/** A contract with its terms, its time in force and the reader's possible steps. */
export function ContractCard({ contract, side, steps, onStep, onSettlements, onOffer }: Props) {
  const { t } = useTranslation('agent-centre')
  const words = useContractWords()
  const { kind, status, upline, downline, tiers } = contract
  const other = side === 'UPLINE' ? t('contract.to', { account: downline.account }) : fromText()
  function fromText() {
    return upline ? t('contract.from', { account: upline.account }) : t('contract.fromHouse')
  }
  return (
    <Card>
      <Row $justify="space-between">
        <Heading level={3} size="card">
          {other}
        </Heading>
        <Badge $tone={tones[status] ?? 'neutral'}>{t(`contract.status.${status}`)}</Badge>
      </Row>
      <Terms kind={kind} tiers={tiers} />
      <KeyValueList items={useFacts(contract)} />
      <Row $gap="2">
        {steps.map((step) => (
          <Button
            key={step}
            variant={isMain(step) ? 'solid' : step === 'FORCE' ? 'danger' : 'outline'}
            aria-label={t('contract.stepOn', { 0: t(`contract.step.${step}`), 1: other })}
            onClick={() => onStep(step)}
          >
            {t(`contract.step.${step}`)}
          </Button>
        ))}
        {onOffer && (
          <Button
            variant="outline"
            aria-label={t('contract.stepOn', { 0: t('contract.newTerms'), 1: other })}
            onClick={onOffer}
          >
            {t('contract.newTerms')}
          </Button>
        )}
        {words.inForce(contract) && (
          <Button
            variant="soft"
            aria-label={t('contract.stepOn', { 0: t('contract.settlements'), 1: other })}
            onClick={onSettlements}
          >
            {t('contract.settlements')}
          </Button>
        )}
      </Row>
    </Card>
  )
}

function useFacts(contract: Contract) {
  const { t } = useTranslation('agent-centre')
  const words = useContractWords()
  const { period, offeredAt, answeredAt, requestedBy, remark, upline, downline } = contract
  const asker = requestedBy === 'UPLINE' ? words.party(upline) : downline.account
  return [
    ...(period ? [{ name: t('contract.period.label'), value: t(`contract.period.${period}`) }] : []),
    { name: t('contract.inForce'), value: words.inForce(contract) ?? t('contract.notYet') },
    { name: t('contract.offered'), value: words.time(offeredAt) },
    ...(answeredAt ? [{ name: t('contract.answered'), value: words.time(answeredAt) }] : []),
    ...(requestedBy ? [{ name: t('contract.endAskedBy'), value: asker }] : []),
    ...(remark ? [{ name: t('contract.remark'), value: remark }] : []),
  ]
}

const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
  padding: ${token('space-4')};
  border: ${token('border-width')} solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
`
