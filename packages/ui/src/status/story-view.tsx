import { Button } from '../button/Button.tsx'
import { GameCard } from '../game/GameCard.tsx'
import { GameCardSkeleton } from '../game/GameCardSkeleton.tsx'
import { storyArt } from '../game/story-art.ts'
import { Grid } from '../layout/Grid.tsx'
import { type AsyncQuery, AsyncView } from './AsyncView.tsx'

export const viewLabels = {
  loading: 'Loading the games',
  failed: 'The games could not be loaded',
  failedHint: 'Your balance is safe. Check the connection and try again.',
  retry: 'Try again',
  empty: 'No favourites yet',
  emptyHint: 'Tap the heart of a game to find it here.',
}

/** A list of games in each query state. */
export const StoryGames = ({ query }: { query: AsyncQuery<readonly string[]> }) => (
  <AsyncView
    query={query}
    labels={viewLabels}
    isEmpty={(names) => names.length === 0}
    skeleton={
      <Grid $columns="games">
        {['a', 'b', 'c'].map((id) => (
          <GameCardSkeleton key={id} />
        ))}
      </Grid>
    }
    emptyAction={<Button variant="soft">Browse games</Button>}
  >
    {(names) => (
      <Grid $columns="games">
        {names.map((name, index) => (
          <GameCard key={name} name={name} image={storyArt(index)} href={`#${name}`} isPriority />
        ))}
      </Grid>
    )}
  </AsyncView>
)
