import { createHash } from 'node:crypto'
import { wordsOf } from '../catalogue/search/sounds-like.ts'
import type { Tx } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import { settings } from '../db/schema/settings.ts'
import { themeLabels } from '../texts/game-names.ts'
import { engines, playable } from './engines.ts'
import { allGameRows } from './games.ts'
import { allVendors, vendorStatus, walletModeOf } from './vendors.ts'

const stampName = 'demoCatalogue'
const allMerchants = '*'

/** Values derived from the engines and the search words, for the demo catalogue's own entries. */
const follows = () =>
  JSON.stringify(
    allGameRows().map(
      ({ id, engine, rtp, volatility, lines, minBet, classify, isHot, isNew, hasFreeTrial, searchWords, launch }) => ({
        ...{ id, engine, rtp, volatility, lines, classify, min_bet: String(minBet), is_hot: isHot, is_new: isNew },
        ...{ has_free_trial: hasFreeTrial, search_words: searchWords, launch },
      }),
    ),
  )

/** Raised when the entries are made by other rules than before. */
const rulesVersion = 4
/** Notices at every start, in a moment, whether engines, vendors or the reading of words changed. */
const digestOf = (vendors: string): string => {
  const themeWords = Object.values(themeLabels).map((names) => wordsOf(Object.values(names).join(' ')))
  const rules = JSON.stringify([rulesVersion, engines, playable, vendors, themeWords])
  return createHash('sha256').update(rules).digest('hex')
}

/**
 * Brings the demo's own games up to date when an engine arrived, a figure was corrected or the reading of words
 * changed; ids, names, order and an operator's switches stay. Vendors open as their engines arrive; a vendor that an
 * operator closed with an expected end stays closed. `isNew`: the catalogue was made in this transaction. Returns
 * whether anything changed.
 */
export async function syncCatalogue(tx: Tx, isNew: boolean): Promise<boolean> {
  const vendors = JSON.stringify(
    allVendors.map((seed) => ({ code: seed.code, status: vendorStatus(seed), wallet_mode: walletModeOf(seed) })),
  )
  const digest = digestOf(vendors)
  const stamp = { merchant: allMerchants, name: stampName, value: { digest } }
  const { rowCount } = await tx
    .insert(settings)
    .values(stamp)
    .onConflictDoUpdate({
      target: [settings.merchant, settings.name],
      set: { value: stamp.value },
      setWhere: sql`${settings.value} ->> 'digest' <> ${digest}`,
    })
  if (rowCount !== 1 || isNew) return false
  const rows = follows()
  await tx.execute(sql`
    update game set engine = new.engine, rtp = new.rtp, volatility = new.volatility, lines = new.lines,
      classify = new.classify, min_bet = new.min_bet, is_hot = new.is_hot, is_new = new.is_new,
      has_free_trial = new.has_free_trial, search_words = new.search_words, launch = new.launch
    from jsonb_populate_recordset(null::game, ${rows}::jsonb) as new
    where game.id = new.id and (game.engine, game.rtp, game.volatility, game.lines, game.classify, game.min_bet,
      game.is_hot, game.is_new, game.has_free_trial, game.search_words, game.launch) is distinct from (new.engine, new.rtp,
      new.volatility, new.lines, new.classify, new.min_bet, new.is_hot, new.is_new, new.has_free_trial, new.search_words, new.launch)`)
  await tx.execute(sql`
    update vendor set wallet_mode = new.wallet_mode from jsonb_to_recordset(${vendors}::jsonb) as new(code text, wallet_mode text)
    where vendor.code = new.code and vendor.wallet_mode <> new.wallet_mode`)
  await tx.execute(sql`
    update vendor set status = new.status from jsonb_to_recordset(${vendors}::jsonb) as new(code text, status text)
    where vendor.code = new.code and vendor.maintenance_until is null and vendor.status <> new.status`)
  return true
}
