import { bareList } from '@boardwalk/ui'
import styled from 'styled-components'
import type { Pair } from '../model/pairs.ts'
import { PairRow } from './PairRow.tsx'

const rank = ({ isReadable, waiver }: Pair) => (isReadable ? 2 : waiver ? 1 : 0)

/** Pairs of colours, the unreadable first, then by their distance above the required contrast. */
export function PairList({ pairs }: { pairs: readonly Pair[] }) {
  const sorted = pairs.toSorted((a, b) => rank(a) - rank(b) || a.ratio / a.needed - b.ratio / b.needed)
  return (
    <List>
      {sorted.map((pair) => (
        <PairRow key={`${pair.theme} ${pair.foreground} ${pair.background} ${pair.campaigns.join()}`} pair={pair} />
      ))}
    </List>
  )
}

const List = styled.ul`${bareList}`
