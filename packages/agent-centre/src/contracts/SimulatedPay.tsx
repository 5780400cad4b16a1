import type { Simulation } from '@boardwalk/api-client'
import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { bareList, Heading, Stack, Text } from '@boardwalk/ui'
import styled from 'styled-components'
import { useContractWords } from './use-contract-words.ts'

type Party = Simulation['parties'][number]

/** Each party's pay for the rounds of the last period, under its contracts now and after the step. */
export function SimulatedPay({ simulation }: { simulation: Simulation }) {
  const { t } = useTranslation('agent-centre')
  const words = useContractWords()
  const { kind, periodStart, periodEnd, parties, base } = simulation
  return (
    <Stack $gap="2">
      <Heading level={3} size="card">
        {t('contract.simulation.title')}
      </Heading>
      <Text $size="sm" $tone="muted">
        {t('contract.simulation.of', { time: words.span(kind, periodStart, periodEnd), amount: words.money(base) })}
      </Text>
      <List>
        {parties.map((party) => (
          <PartyPay key={party.account.id} party={party} />
        ))}
      </List>
      <Text $size="sm" $tone="muted">
        {t('contract.simulation.note')}
      </Text>
    </Stack>
  )
}

function PartyPay({ party: { account, side, before, after, change } }: { party: Party }) {
  const { t } = useTranslation('agent-centre')
  const { money } = useContractWords()
  const isSame = /^-?[0.]+$/.test(change)
  const isLess = change.startsWith('-')
  const difference = isSame
    ? t('contract.simulation.same')
    : t(isLess ? 'contract.simulation.less' : 'contract.simulation.more', { amount: money(change.replace('-', '')) })
  return (
    <Line>
      <span>
        <strong>{account.account}</strong> <small>{t(`contract.simulation.side.${side}`)}</small>
      </span>
      <span>
        {before !== null && after !== null && (
          <span>{t('contract.simulation.pay', { 0: money(before), 1: money(after) })}</span>
        )}
        <small>{difference}</small>
      </span>
    </Line>
  )
}

const List = styled.ul`${bareList}`

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${token('space-4')};
  padding-block: ${token('space-2')};
  font-variant-numeric: tabular-nums;
  & + & { border-block-start: ${token('border-width')} solid ${token('color-border')}; }
  & > span { min-inline-size: 0; overflow-wrap: anywhere; }
  & > span:last-child { display: grid; margin-inline-start: auto; text-align: end; }
  & small { color: ${token('color-text-muted')}; font-size: ${token('text-sm')}; }
`
