import type { IncomeKind } from '@boardwalk/api-client/contract'
import type { Asks } from '../db/client.ts'
import { bonusKinds, commissionKinds } from '../ledger/daily-kinds.ts'
import type { Units } from '../ledger/money.ts'
import type { Figures, Play } from './formulas.ts'
import type { Span } from './periods.ts'
import type { MemberPlay } from './settle.ts'
import { movedSince } from './teams-then.ts'

/**
 * Whose window it is; `activeBet` is the valid bet from which a member counts as active. Teams are those with which the
 * window began; with `within`, the path of a member, only that subtree is read, as it is now.
 */
export type Window = Span & {
  merchant: string
  currency: string
  kind: IncomeKind
  activeBet: Units
  within?: string
}

type PlayRow = Record<'id' | 'path' | 'one' | 'outcome' | 'bets' | 'stake' | 'validBet' | 'payout', string>

/** `m` with its place: as the window began, or as it is now. */
const placed = `member m LEFT JOIN ${movedSince('$1', '$2')} was ON was.member_id = m.id AND $4::ltree IS NULL`
const place = 'coalesce(was.path, m.path)::text AS path'

/**
 * Activity of each member in a window. Every member's bets are found by their own index, so that bets need none for
 * settlements. Only real-time pay looks at single stakes; equal ones are one row.
 */
const playsText = (groups: string) => `
  SELECT m.id, ${place}, b.* FROM ${placed} CROSS JOIN LATERAL (
    SELECT ${groups}, count(*) AS bets, sum(b.stake) AS stake, sum(b.valid_bet) AS "validBet", sum(b.payout) AS payout
    FROM bet b WHERE b.member_id = m.id AND b.status = 'SETTLED' AND b.settled_at >= $2 AND b.settled_at < $3
    GROUP BY 1, 2) b
  WHERE m.merchant = $1 AND m.type IN (0, 1, 2, 41) AND ($4::ltree IS NULL OR m.path <@ $4::ltree) ORDER BY m.id`

const bySingleStake = playsText('b.stake AS one, sign(b.payout - b.stake) AS outcome')
const together = playsText('0 AS one, 0 AS outcome')

const listed = (kinds: readonly string[]) => kinds.map((kind) => `'${kind}'`).join(', ')

/** The list of kinds is written out for the index `journal_gift`, which has only them. */
const giftsText = `
  SELECT m.id, ${place}, g.bonus, g.commission FROM ${placed} CROSS JOIN LATERAL (
    SELECT coalesce(sum(e.amount) FILTER (WHERE j.kind IN (${listed(bonusKinds)})), 0) AS bonus,
      coalesce(sum(e.amount) FILTER (WHERE j.kind IN (${listed(commissionKinds)})), 0) AS commission, count(*) AS n
    FROM journal j JOIN entry e ON e.journal_id = j.id
      JOIN account a ON a.id = e.account_id AND a.member_id = m.id AND a.currency = $5
    WHERE j.shard_key = m.id AND j.kind IN (${listed([...bonusKinds, ...commissionKinds])})
      AND j.at >= $2 AND j.at < $3) g
  WHERE g.n > 0 AND m.merchant = $1 AND m.type IN (0, 1, 2, 41) AND ($4::ltree IS NULL OR m.path <@ $4::ltree)`
type GiftRow = Record<'id' | 'path' | 'bonus' | 'commission', string>

/** Sums of all bets of the window, by which a later change is seen. */
export type Sums = Record<'bets' | 'stake' | 'validBet' | 'payout', bigint>
export type WindowPlays = { members: MemberPlay[]; sums: Sums }

/** A path is labels of ids without dashes, from the top down; the last is the member's own. */
export const uplinesOf = (path: string): string[] =>
  path
    .split('.')
    .slice(0, -1)
    .map((label) => label.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'))

const outcomes: Record<string, boolean | null> = { '1': true, '0': null, '-1': false }

type Draft = { path: string; plays: Play[]; figures: Figures }
const emptyDraft = (path: string): Draft => ({
  ...{ path, plays: [] },
  figures: { validBet: 0n, winLoss: 0n, bonus: 0n, commission: 0n, active: 0n },
})

/** Members with bets or gifts in a window, and the window's sums. */
export async function readWindow(client: Asks, window: Window): Promise<WindowPlays> {
  const { merchant, currency, kind, start, end, activeBet, within = null } = window
  const text = kind === 'REALTIME' ? bySingleStake : together
  const plays = (await client.query<PlayRow>(text, [merchant, start, end, within])).rows
  const gifts =
    kind === 'DIVIDEND' ? (await client.query<GiftRow>(giftsText, [merchant, start, end, within, currency])).rows : []
  const drafts = new Map<string, Draft>()
  const draftOf = ({ id, path }: { id: string; path: string }) => {
    const draft = drafts.get(id) ?? emptyDraft(path)
    drafts.set(id, draft)
    return draft
  }
  const sums: Sums = { bets: 0n, stake: 0n, validBet: 0n, payout: 0n }
  for (const row of plays) addPlay(draftOf(row), row, sums)
  for (const row of gifts) {
    const { figures } = draftOf(row)
    figures.bonus += BigInt(row.bonus)
    figures.commission += BigInt(row.commission)
  }
  const members = [...drafts].map(([memberId, { path, plays: own, figures }]) => ({
    ...{ memberId, uplines: uplinesOf(path), plays: own },
    figures: { ...figures, active: figures.validBet >= activeBet && figures.validBet > 0n ? 1n : 0n },
  }))
  return { members, sums }
}

function addPlay({ plays, figures }: Draft, row: PlayRow, sums: Sums): void {
  const [validBet, stake, payout] = [BigInt(row.validBet), BigInt(row.stake), BigInt(row.payout)]
  plays.push({ stake: BigInt(row.one), validBet, isWin: outcomes[row.outcome] ?? null })
  figures.validBet += validBet
  figures.winLoss += payout - stake
  sums.bets += BigInt(row.bets)
  sums.stake += stake
  sums.validBet += validBet
  sums.payout += payout
}
