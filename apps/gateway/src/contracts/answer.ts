import { AppError, type Contract, type Endpoints, type Parsed } from '@boardwalk/api-client/contract'
import { holdTree } from '../agents/place.ts'
import type { Tx } from '../db/client.ts'
import { eq, sql } from '../db/orm.ts'
import { contracts } from '../db/schema/contracts.ts'
import { dayMs } from '../time-units.ts'
import { type Clock, demandState, endWithLine, move, openContract, putInForce, requestEnd } from './change.ts'
import { type ContractRow, contractsOf } from './contract-view.ts'

type Asked = Parsed<Endpoints['processDividend']>
type Action = Asked['action']
type Side = 'UPLINE' | 'DOWNLINE'
export type Answered = { contract: Contract; terminated: Contract[] }

type Step = { tx: Tx; row: ContractRow; line: readonly ContractRow[]; side: Side; clock: Clock }
/** `side`: who may; of an end that was asked for, the party that did not ask. Returns the contracts ended below. */
type Rule = { from: ContractRow['status']; side: Side | 'EITHER' | 'OTHER'; run(step: Step): Promise<ContractRow[]> }

const nothing = async (moved: Promise<void>): Promise<ContractRow[]> => {
  await moved
  return []
}

const offerDays = 7

/** The answers to a contract, by action (contract C-39, F Contract). */
const rules: Record<Action, Rule> = {
  ACCEPT: {
    from: 'OFFERED',
    side: 'DOWNLINE',
    run: ({ tx, row, line, clock }) => {
      if (clock.now.getTime() - row.offeredAt.getTime() >= offerDays * dayMs)
        throw new AppError('STATE_INVALID', { status: 'EXPIRED' })
      return putInForce(tx, row, line, clock)
    },
  },
  REJECT: {
    from: 'OFFERED',
    side: 'DOWNLINE',
    run: ({ tx, row, clock }) => nothing(move(tx, row, 'REJECTED', { answeredAt: clock.now })),
  },
  REQUEST_END: {
    from: 'ACTIVE',
    side: 'EITHER',
    run: async ({ tx, row, side }) => {
      await requestEnd(tx, row, side)
      return []
    },
  },
  AGREE_END: {
    from: 'END_REQUESTED',
    side: 'OTHER',
    run: ({ tx, row, line, clock }) => endWithLine(tx, row, line, clock),
  },
  REFUSE_END: {
    from: 'END_REQUESTED',
    side: 'OTHER',
    run: ({ tx, row }) => nothing(move(tx, row, 'ACTIVE', { requestedBy: null })),
  },
}

function checkSide(rule: Rule, row: ContractRow, side: Side): void {
  const isAllowed = rule.side === 'EITHER' || (rule.side === 'OTHER' ? row.requestedBy !== side : rule.side === side)
  if (!isAllowed) throw new AppError('STATE_INVALID', { status: row.status })
}

const sideOf = (row: ContractRow, memberId: string): Side => (row.downlineId === memberId ? 'DOWNLINE' : 'UPLINE')
const isParty = (memberId: string) => (row: ContractRow) => row.downlineId === memberId || row.uplineId === memberId

/**
 * A party's answer to a contract, with everything that it ends below, in one transaction.
 * @throws AppError NOT_FOUND (not a party, or of another kind), STALE_VERSION, STATE_INVALID, CONTRACT_RULE
 */
export async function answerContract(
  tx: Tx,
  kind: Contract['kind'],
  { contractId, version, action }: Asked,
  { memberId, clock }: { memberId: string; clock: Clock },
): Promise<Answered> {
  const isMine = isParty(memberId)
  if (action === 'ACCEPT') await holdUplines(tx, contractId)
  const { row, line } = await openContract(tx, contractId, (found) => found.kind === kind && isMine(found))
  const [rule, side] = [rules[action], sideOf(row, memberId)]
  demandState(row, version, [rule.from])
  checkSide(rule, row, side)
  if (action === 'ACCEPT') await demandUpline(tx, row)
  const ended = await rule.run({ tx, row, line, side, clock })
  return await resultOf(tx, row, ended)
}

export async function resultOf(tx: Tx, row: ContractRow, ended: readonly ContractRow[]): Promise<Answered> {
  const [contract, ...terminated] = await contractsOf(tx, [row.id, ...ended.map(({ id }) => id)])
  if (!contract) throw new Error(`Contract ${row.id} is gone.`)
  return { contract, terminated }
}

/** A move ends the contracts that it finds, so none comes into force beside it. Held before the rows, as a move does. */
async function holdUplines(tx: Tx, id: string): Promise<void> {
  const [found] = await tx.select({ merchant: contracts.merchant }).from(contracts).where(eq(contracts.id, id))
  if (found) await holdTree(tx, found.merchant, 'join')
}

/** An account may have moved under another upline since the offer. */
async function demandUpline(tx: Tx, { downlineId, uplineId }: ContractRow): Promise<void> {
  if (uplineId === null) return
  const { rows } = await tx.execute(sql`SELECT FROM member WHERE id = ${downlineId} AND upline_id = ${uplineId}`)
  if (rows.length === 0) throw new AppError('CONTRACT_RULE', { rule: 'PARTIES' })
}

/** Offers without an answer for seven days; any number of processes may look (contract F). */
export const expireOffers = async (tx: Tx): Promise<void> =>
  void (await tx.execute(sql`
    UPDATE contract SET status = 'EXPIRED', version = version + 1
    WHERE status = 'OFFERED' AND offered_at <= now() - make_interval(days => ${offerDays}::int)`))
