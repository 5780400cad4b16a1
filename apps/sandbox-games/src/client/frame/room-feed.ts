import { call } from '../api.ts'
import { follow } from '../follow.ts'
import type { RoomFeed, RoomSnapshot } from '../kit.ts'
import { type Agreed, handKey, seedOfHand } from './agreements.ts'
import type { Rounds } from './rounds.ts'

type Sent<View> = Omit<RoomSnapshot<View>, 'clockOffset'> & {
  serverNow: number
  stake?: string
  /** Why the player has no seat any more. */
  lostSeat?: string | null
  commitment: string | null
  nextCommitment: string | null
  /** The player's seed in this hand. */
  clientSeed: string | null
}

type Options = {
  bearer: string
  agreements: Map<string, Agreed>
  clientSeed: () => string
  stake: () => string
  setStake: (stake: string) => void
  setBalance: (balance: string | null) => void
  rounds: Rounds
  /** An answer came. */
  onData: () => void
  setCommitment: (commitment: string) => void
  lostSeat: (code: string) => void
}

/** Live state of the player's room. */
export function createRoomFeed<View>(options: Options): RoomFeed<View> {
  const { bearer, agreements, clientSeed, stake, setStake, setBalance, rounds, onData, setCommitment, lostSeat } =
    options
  const watchers = new Set<(snapshot: RoomSnapshot<View>) => void>()
  let last: RoomSnapshot<View> | null = null
  let promised = ''
  /** Seeds for future hands. */
  const given: string[] = []
  let stop: (() => void) | null = null

  /** A hand must keep to the hash that was shown before it. */
  const note = ({ hand, yourSeat, commitment, stake: amount = '', clientSeed: theirs }: Sent<View>) => {
    if (hand === null || yourSeat === null || agreements.has(handKey(hand))) return
    const shown = promised || (commitment ?? '')
    agreements.set(handKey(hand), { shown, clientSeed: seedOfHand(given, theirs), stake: amount, bet: null })
  }

  const take = (sent: Sent<View>) => {
    note(sent)
    promised = sent.nextCommitment ?? ''
    setCommitment(promised)
    const { serverNow, ...rest } = sent
    last = { ...rest, clockOffset: serverNow - Date.now() }
    onData()
    setBalance(sent.balance)
    rounds.set(sent.hand !== null && sent.yourSeat !== null && sent.shares === null)
    for (const see of watchers) see(last)
    if (sent.lostSeat) lostSeat(sent.lostSeat)
    if (sent.room !== '') return
    stop?.()
    stop = null
  }
  async function sit() {
    const seed = clientSeed()
    given.push(seed)
    await ask('/api/room/join', { stake: stake(), clientSeed: seed })
    stop ??= follow<Sent<View>>('/api/room/watch', bearer, take, lookAgain)
  }

  /** A reopened page finds its player at the table and resumes. */
  async function resume() {
    const sent = await call<Sent<View>>('/api/room', bearer)
    if (last) return
    if (sent.stake) setStake(sent.stake)
    take(sent)
    if (sent.room !== '' && !stop) await sit()
  }
  const lookAgain = () => void call<Sent<View>>('/api/room', bearer).then(take, () => undefined)
  const ask = async (path: string, body: object) => take(await call<Sent<View>>(path, bearer, body))

  return {
    watch(see) {
      watchers.add(see)
      if (last) see(last)
      else void resume().catch(() => {})
      return () => watchers.delete(see)
    },
    join: sit,
    move: (move) => ask('/api/room/move', { move }),
    leave: () => ask('/api/room/leave', {}),
  }
}
