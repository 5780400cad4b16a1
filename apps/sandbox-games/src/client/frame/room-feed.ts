import { call } from '../api.ts'
import { follow } from '../follow.ts'
import type { RoomFeed, RoomSnapshot } from '../kit.ts'
import { type Agreed, handKey } from './agreements.ts'

type Sent<View> = Omit<RoomSnapshot<View>, 'clockOffset'> & {
  serverNow: number
  stake?: string
  commitment: string | null
  nextCommitment: string | null
}

type Options = {
  bearer: string
  agreements: Map<string, Agreed>
  clientSeed: () => string
  stake: () => string
  setBalance: (balance: string | null) => void
  roundOpen: (open: boolean) => void
  setCommitment: (commitment: string) => void
}

/** The player's room as it goes on. */
export function createRoomFeed<View>(options: Options): RoomFeed<View> {
  const { bearer, agreements, clientSeed, stake, setBalance, roundOpen, setCommitment } = options
  const watchers = new Set<(snapshot: RoomSnapshot<View>) => void>()
  let last: RoomSnapshot<View> | null = null
  let promised = ''
  let seed = ''
  let stop: (() => void) | null = null

  /** A hand must keep to the hash that was shown before it. */
  const note = ({ hand, yourSeat, commitment, stake: amount = '' }: Sent<View>) => {
    if (hand === null || yourSeat === null || agreements.has(handKey(hand))) return
    const shown = promised || (commitment ?? '')
    agreements.set(handKey(hand), { shown, clientSeed: seed, stake: amount, bet: null })
  }

  const take = (sent: Sent<View>) => {
    note(sent)
    promised = sent.nextCommitment ?? ''
    setCommitment(promised)
    const { serverNow, ...rest } = sent
    last = { ...rest, clockOffset: serverNow - Date.now() }
    setBalance(sent.balance)
    roundOpen(sent.hand !== null && sent.yourSeat !== null && sent.shares === null)
    for (const see of watchers) see(last)
    if (sent.room !== '') return
    stop?.()
    stop = null
  }
  const lookAgain = () => void call<Sent<View>>('/api/room', bearer).then(take, () => undefined)
  const ask = async (path: string, body: object) => take(await call<Sent<View>>(path, bearer, body))

  return {
    watch(see) {
      watchers.add(see)
      if (last) see(last)
      else lookAgain()
      return () => watchers.delete(see)
    },
    async join() {
      seed = clientSeed()
      await ask('/api/room/join', { stake: stake(), clientSeed: seed })
      stop ??= follow<Sent<View>>('/api/room/watch', bearer, take, lookAgain)
    },
    move: (move) => ask('/api/room/move', { move }),
    leave: () => ask('/api/room/leave', {}),
  }
}
