import type { ContractKind } from '@boardwalk/api-client'
import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { bareList } from '@boardwalk/ui'
import styled from 'styled-components'
import { type Tier as ContractTier, fieldsOf } from './kinds.ts'
import { useContractWords } from './use-contract-words.ts'

type Props = { kind: ContractKind; tiers: readonly ContractTier[] }

/** Thresholds and pay of a contract, a line for each tier. */
export function Terms({ kind, tiers }: Props) {
  const { t } = useTranslation('agent-centre')
  const words = useContractWords()
  const fields = fieldsOf(kind)
  const value = (tier: Record<string, string | number>, name: string) => tier[name] ?? ''
  return (
    <List aria-label={t('contract.terms')}>
      {tiers.map((tier) => (
        <li key={JSON.stringify(tier)}>
          <Tier>
            {fields.map((field) => (
              <div key={field.name} data-rate={field.as === 'rate' || undefined}>
                <dt>{t(`contract.field.${field.text}`)}</dt>
                <dd>{words.field(field, value({ ...tier }, field.name))}</dd>
              </div>
            ))}
          </Tier>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  ${bareList}
  display: grid;
  gap: ${token('space-2')};
`

const Tier = styled.dl`
  display: grid;
  margin: 0;
  grid-template-columns: repeat(auto-fit, minmax(min(7rem, 100%), 1fr));
  gap: ${token('space-2')} ${token('space-3')};
  padding: ${token('space-3')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface-sunken')};
  font-variant-numeric: tabular-nums;
  & dt { color: ${token('color-text-muted')}; font-size: ${token('text-sm')}; }
  & dd { margin: 0; overflow-wrap: anywhere; }
  & > [data-rate] > dd { font-weight: ${token('weight-bold')}; }
`
