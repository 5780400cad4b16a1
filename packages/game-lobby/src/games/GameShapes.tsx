import { GameCardSkeleton } from '@boardwalk/ui'
import { GameGrid } from './GameGrid.tsx'

/** The shape of games to come. */
export const GameShapes = ({ count }: { count: number }) => (
  <GameGrid>
    {Array.from({ length: count }, (_, index) => (
      <GameCardSkeleton key={index} />
    ))}
  </GameGrid>
)
