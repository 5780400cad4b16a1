import { GameCardSkeleton, Grid } from '@boardwalk/ui'

const shapes = Array.from({ length: 6 }, (_, index) => `shape-${index}`)

/** The shape of results to come. */
export const Shapes = () => (
  <Grid $columns="games">
    {shapes.map((key) => (
      <GameCardSkeleton key={key} />
    ))}
  </Grid>
)
