import type { Promotion } from '@boardwalk/api-client'
import { lazyPage } from '@boardwalk/shell/feature'
import { Suspense } from 'react'

const TakePart = lazyPage<{ promotion: Promotion }>(() => import('./TakePart.tsx').then((module) => module.TakePart))

/** Joining, applying for and claiming an offer; nothing with one that only informs, whose page then loads no code for it. */
export function TakePartAction({ promotion }: { promotion: Promotion }) {
  if (promotion.kind === 'INFO' || promotion.kind === 'RAFFLE') return null
  return (
    <Suspense fallback={null}>
      <TakePart promotion={promotion} />
    </Suspense>
  )
}
