import fc from 'fast-check'
import { createLink } from '../src/agents/links.ts'
import { moveSubtree } from '../src/agents/move.ts'
import { noteDownline } from '../src/agents/note.ts'
import { teamOf } from '../src/agents/team.ts'
import { answerContract } from '../src/contracts/answer.ts'
import { contractKinds } from '../src/contracts/kinds.ts'
import { offerContract } from '../src/contracts/offer.ts'
import { openLine } from '../src/contracts/testing.ts'
import type { Tx } from '../src/db/client.ts'
import { dayMs } from '../src/time-units.ts'
import { type Account, belowIn, plantTree } from './agent-tree.ts'
import { call, password, type TestGateway } from './gateway.ts'

/** The caller has an upline, a neighbour with a downline, and two downlines with one each; the rest are anywhere. */
const firm = [null, 0, 1, 1, 3, 2, 2, 5, 6]
const [caller, leaving] = [2, 6]
const loose = 4
const size = firm.length + loose
export const shapes = fc.record({
  places: fc.array(fc.nat(size), { minLength: loose, maxLength: loose }),
  /** Contracts of these wait for an answer, so that there are none below them. */
  isOffered: fc.array(fc.boolean(), { minLength: size, maxLength: size }),
  /** Where a downline of the caller goes, and then the caller. */
  moves: fc.tuple(fc.nat(size), fc.nat(size)),
})
type Shape = typeof shapes extends fc.Arbitrary<infer S> ? S : never
type Tree = { merchant: string; uplines: (number | null)[]; accounts: Account[] }

export const tiers = [{ minBet: '50.00', minActive: 1, rate: '0.002' }]
const terms = {
  DIVIDEND: {
    period: 'WEEKLY',
    tiers: [{ minValidBet: '50.00', minLoss: '1.00', minActive: 1, rate: '0.2' }],
  },
  DAILY: { tiers },
  HOURLY: { tiers: [{ minBet: '50.00', rate: '0.002' }] },
  REALTIME: { tiers: [{ singleBet: '10.00', profitRate: '0.002', lossRate: '0.002' }] },
} as const satisfies Record<string, Omit<Parameters<typeof offerContract>[2], 'kind' | 'downlineId'>>

const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString()
export const payPassword = 'coin-Tree-9'
export const noteOn = ({ username }: Account) => `seen above ${username}`

/** Agents around one that signs in, with contracts of every kind, links, notes, bets and settlements. */
export function openNeighbours(gateway: TestGateway) {
  const line = openLine(gateway)
  const { deps } = line
  const creates = { 1: [0, 1] as (0 | 1)[] }
  const inTx = <T>(work: (tx: Tx) => Promise<T>) => deps.db.transaction(work)
  const zoneOf = (code: string) => deps.merchants.byCode(code)?.timeZone ?? ''

  /** From the top down, because an agent offers no more than it has. */
  async function agree({ merchant, uplines, accounts }: Tree, isOffered: readonly boolean[]) {
    const { contracts: rules } = await deps.settings.of(merchant)
    const clock = { timeZone: zoneOf(merchant), now: new Date() }
    const bound = new Set<number | null>([null])
    for (const [at, upline] of uplines.entries()) {
      const [id = '', uplineId = null] = [accounts[at]?.id, accounts[upline ?? -1]?.id]
      if (!bound.has(upline)) continue
      if (!isOffered[at]) bound.add(at)
      for (const kind of contractKinds)
        await inTx(async (tx) => {
          const offer = { ...terms[kind], kind, downlineId: id }
          const { id: contractId, version } = await offerContract(tx, { merchant, uplineId }, offer, rules)
          const accept = { contractId, version, action: 'ACCEPT' } as const
          if (!isOffered[at]) await answerContract(tx, kind, accept, { memberId: id, clock })
        })
    }
  }

  /** A link of each account, and a note of each about those directly below it. */
  const write = ({ uplines, accounts }: Tree) =>
    inTx(async (tx) => {
      for (const [at, account] of accounts.entries()) {
        await createLink(tx, await teamOf(tx, { memberId: account.id }), creates, { type: 0, rebate: '0', remark: '' })
        const above = accounts[uplines[at] ?? -1]
        const note = { id: account.id, remark: noteOn(account) }
        if (above) await noteDownline(tx, await teamOf(tx, { memberId: above.id }), note)
      }
    })

  async function settle({ accounts }: Tree) {
    // The days were settled for the world before.
    for (const table of ['settlement_item', 'settlement_run']) await line.rewrite(`DELETE FROM ${table}`, [])
    await line.backdate('DAILY', daysAgo(4))
    for (const { id, username } of accounts) await line.bet({ id, username, token: '' }, daysAgo(2), 9_000_000n)
    while ((await line.settle('DAILY')) > 0);
  }

  /** Moves an account under one that is not of the caller's team. */
  async function move({ merchant, uplines, accounts }: Tree, from: number, seed: number) {
    const team = belowIn(uplines, caller)
    const others = [...uplines.keys()].filter((at) => at !== caller && !team.includes(at))
    const to = others[seed % others.length] ?? 0
    const [memberId = '', uplineId = ''] = [accounts[from]?.id, accounts[to]?.id]
    await inTx((tx) => moveSubtree(tx, { memberId, uplineId }, { creates, timeZone: zoneOf(merchant) }))
    uplines[from] = to
  }

  /** The caller, the accounts below it, and those that are not its own: above, beside, gone, and of another merchant. */
  async function plant({ places, isOffered, moves }: Shape) {
    const self = await line.join(null)
    const passwords = { oldPassword: password, newPassword: payPassword, confirmNewPassword: payPassword }
    await call(gateway.app, 'setPayPassword', passwords, { token: self.token })
    const uplines = [...firm, ...places.map((place, at) => place % (firm.length + at))]
    const merchant = line.merchant.code
    const accounts = await plantTree(gateway, { merchant, uplines, registered: { at: caller, account: self } })
    const tree = { merchant, uplines, accounts }
    await agree(
      tree,
      isOffered.map((is, at) => is && at >= firm.length),
    )
    await write(tree)
    await settle(tree)
    await move(tree, leaving, moves[0])
    await move(tree, caller, moves[1])
    const team = belowIn(uplines, caller)
    const own = accounts.filter((_, at) => team.includes(at))
    return { self, own, strangers: accounts.filter((_, at) => at !== caller && !team.includes(at)) }
  }

  async function plantAbroad(merchant: string): Promise<Account[]> {
    const uplines = [null, 0, 1]
    const tree = { merchant, uplines, accounts: await plantTree(gateway, { merchant, uplines }) }
    await agree(tree, [])
    await write(tree)
    return tree.accounts
  }
  return { line, plant, plantAbroad }
}
