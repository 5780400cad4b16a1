import { GameCardSkeleton, Grid } from '@boardwalk/ui'

/** The shape of games to come. */
export const GameShapes = ({ count }: { count: number }) => (
  <Grid $columns="games">
    {Array.from({ length: count }, (_, index) => (
      <GameCardSkeleton key={index} />
    ))}
  </Grid>
)
