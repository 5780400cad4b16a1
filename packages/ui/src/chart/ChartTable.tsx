import { token } from '@boardwalk/brand-kit'
import styled from 'styled-components'
import { isKnown, type Series } from './series.ts'

type Props = {
  title: string
  labels: readonly string[]
  series: readonly Series[]
  format: (value: number) => string
}

/** The figures of a chart as a table, for screen readers. */
export function ChartTable({ title, labels, series, format }: Props) {
  return (
    <Box tabIndex={0} role="group" aria-label={title}>
      <Table aria-label={title}>
        <thead>
          <tr>
            <td />
            {series.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((label, index) => (
            // Two points may have the same label.
            <tr key={`${index} ${label}`}>
              <th scope="row">{label}</th>
              {series.map(({ id, values }) => {
                const value = values[index]
                return <td key={id}>{isKnown(value) ? format(value) : '\u2013'}</td>
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  )
}

const Box = styled.div`
  max-block-size: 24rem;
  overflow: auto;
`

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${token('text-sm')};
  font-variant-numeric: tabular-nums;
  & th, & td {
    padding: ${token('space-2')};
    border-block-end: ${token('border-width')} solid ${token('color-border')};
    text-align: end;
  }
  & th { font-weight: ${token('weight-medium')}; }
  & tbody th { text-align: start; }
`
