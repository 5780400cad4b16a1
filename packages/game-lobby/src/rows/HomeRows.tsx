import { useGameRowsQuery } from '@boardwalk/api-client/lazy'
import { useLanguage, useSession } from '@boardwalk/shell/feature'
import { Stack } from '@boardwalk/ui'
import { useRef } from 'react'
import { AllowanceCard } from '../allowance/AllowanceCard.tsx'
import { useLongPress } from '../games/use-long-press.ts'
import { GameRail } from '../home/GameRail.tsx'
import { useRowTitle } from './use-row-title.ts'

/** A player's own rows of the home page: continue, favourites, more of the same. New games have another row there. */
export function HomeRows() {
  const { code: language } = useLanguage()
  const { isLoggedIn, isTrial } = useSession()
  const title = useRowTitle()
  const area = useRef<HTMLDivElement>(null)
  const query = useGameRowsQuery({ language }, { skip: !isLoggedIn || isTrial })
  const rows = query.currentData?.filter(({ row }) => row !== 'new') ?? []
  useLongPress(area, (nodeId) => rows.flatMap(({ games }) => games).find((game) => game.nodeId === nodeId))
  return (
    <Stack ref={area} $gap="6">
      <AllowanceCard />
      {rows.map((row) => (
        <GameRail key={row.row} title={title(row)} query={{ ...query, currentData: row.games }} />
      ))}
    </Stack>
  )
}
