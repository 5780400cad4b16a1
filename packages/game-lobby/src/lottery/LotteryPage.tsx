import { useSearchParams } from '@boardwalk/shell/feature'
import { Player } from '../play/Player.tsx'
import { LotteryHome } from './LotteryHome.tsx'
import { type Chosen, chosenIn } from './lottery-address.ts'
import { useAskLottery } from './use-ask-lottery.ts'
import { useLotteries } from './use-lotteries.ts'

/** The lotteries' home, or the lottery that its address names. */
export function LotteryPage() {
  const [search] = useSearchParams()
  const chosen = chosenIn(search)
  return chosen ? <Opened key={chosen.gameCode} chosen={chosen} /> : <LotteryHome />
}

function Opened({ chosen }: { chosen: Chosen }) {
  const ask = useAskLottery(chosen)
  const { nameOf } = useLotteries()
  return <Player ask={ask} name={nameOf(chosen.gameCode)} lobbyPath="/lottery" />
}
