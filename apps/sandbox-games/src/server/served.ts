import { games as allGames } from '../games/index.server.ts'
import type { Games } from '../kernel/kinds.ts'
import { createChanges } from './changes.ts'
import { createConfirmations } from './confirmations.ts'
import { createDeliveries } from './deliveries.ts'
import { createMoney } from './money.ts'
import { createRecords } from './records.ts'
import { createRooms } from './rooms/rooms.ts'
import { createSerializer } from './serialize.ts'
import { createSolo } from './solo.ts'
import type { Parts } from './staking.ts'
import type { Store } from './store/store.ts'
import { createDraws } from './tables/draws.ts'
import { createSnapshots } from './tables/snapshot.ts'
import { createTables, topicOf } from './tables/tables.ts'
import type { Wallet } from './wallet.ts'

export type Wired = { store: Store; wallet: Wallet; games?: Games; now?: () => number }

/** The servers of the three kinds of games, ready to be resumed and stopped. */
export function createServed({ store, wallet, games = allGames, now = Date.now }: Wired) {
  const money = createMoney(store, wallet)
  const confirmations = createConfirmations(store, now)
  const deliveries = createDeliveries(store, money, confirmations)
  const parts: Parts = { store, money, deliveries, confirmations, serialize: createSerializer(), games, now }
  const changes = createChanges()
  const draws = createDraws(parts, (engine, table) => changes.notify(topicOf(engine, table)))
  const solo = createSolo(parts)
  const rooms = createRooms(parts, changes)
  return {
    ...{ parts, wallet, changes, solo, rooms, draws },
    tables: createTables(parts, draws, changes),
    snapshots: createSnapshots(parts, draws, changes),
    recordOf: createRecords(parts, draws),
    async resume() {
      deliveries.resume()
      solo.resume()
      draws.resume()
      await rooms.resume()
    },
    stop() {
      for (const part of [deliveries, solo, draws, rooms]) part.stop()
    },
  }
}
export type Served = ReturnType<typeof createServed>
