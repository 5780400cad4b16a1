import type { Bet } from '@boardwalk/api-client'
import { BetFacts } from '@boardwalk/shell/page-kit'
import { BetEvents } from './BetEvents.tsx'

/** Details of one bet, with its ledger entries. */
export const BetDetail = ({ bet }: { bet: Bet }) => (
  <BetFacts bet={bet}>
    <BetEvents refNo={bet.refNo} />
  </BetFacts>
)
