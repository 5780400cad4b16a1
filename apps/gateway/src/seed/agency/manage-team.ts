import { noteDownline } from '../../agents/note.ts'
import { setRebate } from '../../agents/rebate.ts'
import { teamOf } from '../../agents/team.ts'
import { parseRate } from '../../contracts/tiers.ts'
import type { Tx } from '../../db/client.ts'
import { sql } from '../../db/orm.ts'
import type { MerchantSettings } from '../../permission/settings.ts'
import { agencyTexts, type Uplines } from './newcomers.ts'
import { noteNames, notes } from './team-notes.ts'

/** From the top down: no rebate is above that of the upline. */
const rebates: readonly (readonly [upline: string | null, account: string, rate: string])[] = [
  ...[[null, 'agent01', '0.008'] as const, ['agent01', 'agenta1', '0.006'] as const],
  ...[['agent01', 'agenta2', '0.005'] as const, ['agent01', 'agenta3', '0.004'] as const],
  ...[['agenta1', 'agenta1b1', '0.004'] as const, ['agenta2', 'agenta2b1', '0.003'] as const],
  ['agenta1b1', 'agenta1b1c1', '0.002'],
]

/** The rebates that agents have now were theirs since an earlier day too. */
const ageRebates = (tx: Tx, merchant: string, since: Date) =>
  tx.execute(sql`
    INSERT INTO member_rebate (member_id, since, merchant, rate)
    SELECT id, ${since.toISOString()}::timestamptz, merchant, rebate FROM member
    WHERE merchant = ${merchant} AND rebate > 0`)

type Agency = { uplines: Uplines; rules: MerchantSettings['agents']; merchant: string; since: Date }

/** Rebates of the agents, and their notes about each other, as their pages would have set them. */
export async function manageTeam(tx: Tx, { uplines, rules, merchant, since }: Agency): Promise<void> {
  const idOf = (name: string) => uplines.get(name)?.id ?? ''
  const most = Number(parseRate(rules.maxRebate))
  for (const [upline, account, rate] of rebates)
    await setRebate(tx, { id: idOf(account), uplineId: upline && idOf(upline), rate, most })
  await ageRebates(tx, merchant, since)
  for (const name of noteNames) {
    const { by, about } = notes[name]
    const remark = agencyTexts.in(uplines.get(by)?.language ?? 'EN').notes[name]
    await noteDownline(tx, await teamOf(tx, { memberId: idOf(by) }), { id: idOf(about), remark })
  }
}
