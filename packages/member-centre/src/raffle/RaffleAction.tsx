import type { Promotion } from '@boardwalk/api-client'
import { lazyPage } from '@boardwalk/shell/feature'
import { Suspense } from 'react'

const Raffle = lazyPage<{ promotion: Promotion }>(() => import('./Raffle.tsx').then((module) => module.Raffle))

/** Taking part in a raffle; nothing with any other promotion, whose page then loads no code for it. */
export function RaffleAction({ promotion }: { promotion: Promotion }) {
  if (promotion.kind !== 'RAFFLE' || promotion.state === 'COMING_SOON' || promotion.state === 'CLOSED') return null
  return (
    <Suspense fallback={null}>
      <Raffle promotion={promotion} />
    </Suspense>
  )
}
