import { expect } from 'vitest'
import { missions } from '../src/db/schema/mission.ts'
import { newId } from '../src/ids.ts'
import { parseMoney } from '../src/ledger/money.ts'
import { asOf } from '../src/ledger/past.ts'
import { post } from '../src/ledger/post.ts'
import { countMissions } from '../src/missions/count-missions.ts'
import { newPlayer, type Player, type TestGateway } from './gateway.ts'

const code = 'walogm'
export const units = (text: string) => parseMoney(text) ?? 0n
const purse = { bonus: 0n, vendor: 'TST', purse: 'CASH' } as const
type NewMission = Partial<typeof missions.$inferInsert>
export type Member = Player & { id: string }

/** Missions, players and journals of a test. Stakes have no provider, so nothing but their journals. */
export function missionStage(gateway: () => TestGateway) {
  const query = async <T extends object>(text: string, values: unknown[] = []) =>
    (await gateway().pool.query<T>(text, values)).rows
  return {
    query,
    /** A count waits for every transaction of the server that began before it, and other tests share the server. */
    async count(): Promise<void> {
      const [now] = await query<{ xid: string }>('SELECT pg_current_xact_id()::text AS xid')
      await expect
        .poll(
          async () => {
            await countMissions(gateway().deps.db)
            const clock = 'SELECT counted_to > $1::xid8 AS "isPast" FROM mission_clock'
            return (await query<{ isPast: boolean }>(clock, [now?.xid]))[0]?.isPast
          },
          { timeout: 50_000, interval: 100 },
        )
        .toBe(true)
    },
    async newMember(): Promise<Member> {
      const made = await newPlayer(gateway().app)
      const [row] = await query<{ id: string }>('SELECT id FROM member WHERE username = $1', [made.username])
      return { ...made, id: row?.id ?? '' }
    },
    /** A mission of 30.00 staked a day for 5.00, but for these fields. */
    async mission(fields: NewMission = {}): Promise<string> {
      const id = newId()
      const text = { EN: 'Place bets', HI: 'दाँव लगाएँ' }
      const rule = { period: 'DAILY', metric: 'STAKE', target: units('30.00') } as const
      const reward = { rewardType: 'CASH', reward: units('5.00') } as const
      const place = { merchant: code, title: text, description: text, startsAt: new Date(Date.UTC(2026, 0, 1)) }
      await gateway()
        .deps.db.insert(missions)
        .values({ ...place, ...rule, ...reward, ...fields, id })
      return id
    },
    /** A journal through the ledger's own posting; at another time than now only here, and still new to the clock. */
    record: (memberId: string, kind: 'BET' | 'DEP', amount: string, at?: Date) => {
      const work = () => book(gateway(), memberId, kind, { amount, journalId: newId() })
      return at ? asOf(at, work) : work()
    },
    /** A bet of a day in the past, with an id of that time: no later window finds it. */
    recordPast: (memberId: string, amount: string, at: Date) =>
      asOf(at, () => book(gateway(), memberId, 'BET', { amount })),
  }
}

type Booking = { amount: string; journalId?: string }

const book = (gateway: TestGateway, memberId: string, kind: 'BET' | 'DEP', { amount, ...given }: Booking) =>
  gateway.deps.db.transaction((tx) => {
    const event = { memberId, currency: 'TLB', source: 'test', extId: newId(), actor: 'test', ...given }
    if (kind === 'BET') return post(tx, 'BET', { ...event, facts: { ...purse, cash: units(amount) } })
    return post(tx, 'DEP', { ...event, facts: { amount: units(amount), fee: 0n, method: 'test' } })
  })
