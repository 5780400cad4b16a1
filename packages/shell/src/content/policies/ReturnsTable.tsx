import type { GameReturn } from '@boardwalk/api-client'
import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { Text } from '@boardwalk/ui'
import styled from 'styled-components'

/** `0.9642` as `96.42%`, with two decimals like the kinds of games above. A rate has four digits, so this is exact. */
const percent = (rate: string) => `${(Number(rate) * 100).toFixed(2)}%`

/** Games with their stated figures. */
export function ReturnsTable({ games }: { games: readonly GameReturn[] }) {
  const { t } = useTranslation('pages')
  return (
    <Table aria-labelledby="returns">
      <thead>
        <tr>
          <th scope="col">{t('returns.game')}</th>
          <th scope="col">{t('returns.rtp')}</th>
          <th scope="col">{t('returns.volatility')}</th>
        </tr>
      </thead>
      <tbody>
        {games.map(({ nodeId, gameName, vendor, rtp, volatility }) => (
          <tr key={nodeId}>
            <th scope="row">
              {gameName}
              <Text as="span" $size="sm" $tone="muted">
                {vendor}
              </Text>
            </th>
            <td>{percent(rtp)}</td>
            <td>{t('returns.level', { level: volatility })}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  & th, & td {
    padding: ${token('space-2')};
    border-block-end: ${token('border-width')} solid ${token('color-border')};
    font-weight: inherit;
    text-align: start;
    overflow-wrap: anywhere;
  }
  & td:nth-of-type(1) { white-space: nowrap; }
  & thead { font-weight: ${token('weight-bold')}; }
  & th > span { display: block; }
`
