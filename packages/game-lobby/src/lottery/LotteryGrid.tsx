import { Grid } from '@boardwalk/ui'
import { type Lottery, LotteryCard } from './LotteryCard.tsx'
import type { useLotteryFavourites } from './use-lottery-favourites.ts'

type Props = {
  lotteries: readonly Lottery[]
  favourites: ReturnType<typeof useLotteryFavourites>
  onDrawn: () => void
}

export const LotteryGrid = ({ lotteries, favourites, onDrawn }: Props) => (
  <Grid>
    {lotteries.map((lottery) => (
      <LotteryCard
        key={lottery.gameCode}
        lottery={lottery}
        isFavourite={favourites.has(lottery.gameCode)}
        onFavourite={favourites.toggle}
        onDrawn={onDrawn}
      />
    ))}
  </Grid>
)
