import type { ContractKind } from '@boardwalk/api-client'
import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import styled from 'styled-components'
import { fieldsOf, type Tier } from './kinds.ts'
import { useContractWords } from './use-contract-words.ts'

type Props = { kind: ContractKind; tiers: readonly Tier[] }

/** What a contract asks for and pays, a line for each tier. */
export function Terms({ kind, tiers }: Props) {
  const { t } = useTranslation('agent-centre')
  const words = useContractWords()
  const fields = fieldsOf(kind)
  const value = (tier: Record<string, string | number>, name: string) => tier[name] ?? ''
  return (
    <Table aria-label={t('contract.terms')}>
      <thead>
        <tr>
          {fields.map(({ name, text }) => (
            <th key={name} scope="col">
              {t(`contract.field.${text}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier) => (
          <tr key={JSON.stringify(tier)}>
            {fields.map((field) => (
              <td key={field.name} data-rate={field.as === 'rate' || undefined}>
                {words.field(field, value({ ...tier }, field.name))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font-variant-numeric: tabular-nums;
  & th {
    color: ${token('color-text-muted')};
    font-size: ${token('text-sm')};
    font-weight: ${token('weight-normal')};
    vertical-align: bottom;
  }
  & th, & td {
    padding: ${token('space-2')} ${token('space-1')};
    border-block-end: ${token('border-width')} solid ${token('color-border')};
    text-align: start;
    overflow-wrap: anywhere;
  }
  & tbody > tr:last-child > td { border-block-end: 0; }
  & td[data-rate] { font-weight: ${token('weight-bold')}; }
`
