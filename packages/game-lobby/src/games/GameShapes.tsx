import { GameCardSkeleton } from '@boardwalk/ui'
import { GameGrid } from './GameGrid.tsx'

/** Placeholders in the shape of games. */
export const GameShapes = ({ count }: { count: number }) => (
  <GameGrid>
    {Array.from({ length: count }, (_, index) => (
      <GameCardSkeleton key={index} />
    ))}
  </GameGrid>
)
