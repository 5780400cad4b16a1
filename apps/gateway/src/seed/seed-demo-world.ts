import type { Tx } from '../db/client.ts'
import { within } from '../db/deadline.ts'
import { and, eq, inArray, sql } from '../db/orm.ts'
import { games, vendors } from '../db/schema/catalogue.ts'
import { chatRooms, chatWords } from '../db/schema/chat.ts'
import { articles, promotions, promotionTypes } from '../db/schema/content.ts'
import { members } from '../db/schema/member.ts'
import { settings } from '../db/schema/settings.ts'
import { announcements, banners, helpArticles } from '../db/schema/site.ts'
import type { Deps } from '../deps.ts'
import type { Merchant } from '../permission/merchants.ts'
import { announcementRows } from './announcements.ts'
import { articleRows } from './articles.ts'
import { bannerRows } from './banners.ts'
import { bulkInsert } from './bulk-insert.ts'
import { chatRoomRows, chatWordRows } from './chat.ts'
import { seedDeposits } from './deposits.ts'
import { seedFeedback } from './feedback.ts'
import { allGameRows } from './games.ts'
import { helpRows } from './help-articles.ts'
import { History } from './history.ts'
import { seedInbox } from './inbox.ts'
import { seedMissions } from './missions.ts'
import { seedPayPasswords } from './pay-passwords.ts'
import { acceptTermsOfDemo, seedPeople } from './people.ts'
import { seedPoints } from './points.ts'
import { promotionRows, promotionTypeRows } from './promotions.ts'
import { playRounds } from './rounds.ts'
import { seedSlip } from './slip.ts'
import { syncCatalogue } from './sync-catalogue.ts'
import { syncLotteries } from './sync-lotteries.ts'
import { syncTexts } from './sync-texts.ts'
import { seedTakingPart } from './take-part.ts'
import { seedTransfers } from './transfers.ts'
import { vendorRows } from './vendors.ts'
import { seedWithdrawals } from './withdrawals.ts'

/** Raised when the demo world changes; a database with this stamp is left alone. */
const worldVersion = 1
const stampName = 'demoWorld'
/** Pages of content came later; a merchant that was seeded before gets them too. */
const contentStamp = 'demoContent'
/** So did the messages of the demo accounts. */
const inboxStamp = 'demoInbox'
/** And their deposits. */
const depositStamp = 'demoDeposits'
/** And their withdrawals. */
const withdrawalStamp = 'demoWithdrawals'
/** And their transaction password. */
const payPasswordStamp = 'demoPayPasswords'
/** And the points mall. */
const pointsStamp = 'demoPoints'
/** And missions, a raffle and the levels of the club. */
const missionStamp = 'demoMissions'
/** And transfers with the upline, and bonuses. */
const transferStamp = 'demoTransfers'
/** And their friends, promotions and rewards. */
const takingPartStamp = 'demoTakingPart'
/** And their feedback. */
const feedbackStamp = 'demoFeedback'
/** And a bank transfer with its payment slip. */
const slipStamp = 'demoSlip'
/** Waiting for another gateway's seeding included. */
export const seedMs = 15 * 60_000
/** The value for all merchants together. */
const allMerchants = '*'

/**
 * Fills a database with the demo world, once: vendors, 10,000 games, and for every merchant its site content and players.
 * The same on every machine. Existing rows change only in texts that this release words differently and no operator
 * edited. A brand that joined since then gets its share. Gateways that start together wait for each other. Then lets demo players play, so that the winner board of the last day is
 * never empty.
 */
export const seedDemoWorld = (deps: Deps): Promise<Seeded> => within(seedMs, () => seed(deps))

export type Seeded = { seeded: boolean; rounds: number }

async function seed(deps: Deps): Promise<Seeded> {
  // Ten thousand games take seconds on a slow machine; a transaction that waits for them would be ended as idle.
  const catalogue = (await areStamped(deps.db, [allMerchants])) ? [] : allGameRows()
  const seeded = await deps.db.transaction(async (tx) => {
    // The second of two processes waits here for the first one's stamp, longer than a request may wait.
    await tx.execute(sql`set local lock_timeout = '5min'; set local statement_timeout = '5min';
      set local idle_in_transaction_session_timeout = '5min'`)
    const isNew = await stamp(tx, allMerchants)
    await syncTexts(tx, deps.merchants.all)
    if (isNew) await seedCatalogue(tx, deps, catalogue)
    await syncLotteries(tx)
    const isNewer = await syncCatalogue(tx, isNew)
    // Adds the vendors and games of this release; existing rows are unchanged.
    if (isNewer) await seedCatalogue(tx, deps, [])
    const joining = await newcomers(tx, deps.merchants.all)
    await seedMerchants(tx, deps, joining)
    for (const merchant of deps.merchants.all) await seedMerchant(tx, deps, merchant, joining.includes(merchant))
    if (isNew || isNewer) await tx.execute(sql`analyze game`)
    return isNew || joining.length > 0
  })
  return { seeded, rounds: await playRounds(deps) }
}

/** Gives a merchant the seeds that it has not had yet; accounts of a joining one have no past. */
async function seedMerchant(tx: Tx, deps: Deps, merchant: Merchant, isJoining: boolean): Promise<void> {
  const { code } = merchant
  const history = new History()
  if (await stamp(tx, code, contentStamp)) await seedContent(tx, merchant)
  if (await stamp(tx, code, inboxStamp)) await seedInbox(tx, code)
  if (await stamp(tx, code, depositStamp)) await seedDeposits(tx, merchant, history)
  if (await stamp(tx, code, withdrawalStamp)) await seedWithdrawals(tx, merchant, history)
  if (await stamp(tx, code, payPasswordStamp)) await seedPayPasswords(tx, deps, code)
  if (await stamp(tx, code, pointsStamp)) await seedPoints(tx, merchant, history)
  if (await stamp(tx, code, missionStamp)) await seedMissions(tx, merchant)
  if (await stamp(tx, code, transferStamp)) await seedTransfers(tx, merchant, history)
  if (await stamp(tx, code, takingPartStamp)) await seedTakingPart(tx, merchant, history)
  if (await stamp(tx, code, feedbackStamp)) await seedFeedback(tx, code)
  await history.play(new Date(), isJoining)
  if (await stamp(tx, code, slipStamp)) await seedSlip(tx, merchant)
}

/** Whether something was seeded for all of these merchants. */
export async function areStamped(db: Deps['db'], codes: string[], name = stampName): Promise<boolean> {
  const areOurs = and(inArray(settings.merchant, codes), eq(settings.name, name))
  return (await db.$count(settings, areOurs)) === codes.length
}

/** Whether this transaction is the first that seeds something; a second one waits here for the first. */
export async function stamp(tx: Tx, merchant: string, name = stampName): Promise<boolean> {
  const row = { merchant, name, value: { version: worldVersion } }
  const { rowCount } = await tx
    .insert(settings)
    .values(row)
    .onConflictDoUpdate({
      target: [settings.merchant, settings.name],
      set: { value: row.value },
      setWhere: sql`(${settings.value} ->> 'version')::int < ${worldVersion}`,
    })
  return rowCount === 1
}

/** Merchants that were never seeded. One with real players predates the stamps and is skipped. */
async function newcomers(tx: Tx, all: readonly Merchant[]): Promise<Merchant[]> {
  const joining: Merchant[] = []
  for (const merchant of all) {
    if (!(await stamp(tx, merchant.code))) continue
    const [player] = await tx
      .select({ id: members.id })
      .from(members)
      .where(eq(members.merchant, merchant.code))
      .limit(1)
    if (!player) joining.push(merchant)
  }
  return joining
}

async function seedCatalogue(tx: Tx, { merchants }: Deps, catalogue: ReturnType<typeof allGameRows>): Promise<void> {
  await bulkInsert(tx, vendors, vendorRows(currenciesOf(merchants.all)))
  await bulkInsert(tx, games, catalogue.length > 0 ? catalogue : allGameRows())
}

const currenciesOf = (merchants: readonly Merchant[]) => [...new Set(merchants.map(({ currency }) => currency))]

/** Site content and players of the merchants, whose currencies every vendor of the demo then takes. */
async function seedMerchants(tx: Tx, deps: Deps, joining: Merchant[]): Promise<void> {
  for (const currency of currenciesOf(joining))
    await tx
      .update(vendors)
      .set({ currencies: sql`array_append(${vendors.currencies}, ${currency}::text)` })
      .where(sql`${currency} <> ALL(${vendors.currencies})`)
  await bulkInsert(tx, banners, joining.flatMap(bannerRows))
  await bulkInsert(tx, announcements, joining.flatMap(announcementRows))
  await bulkInsert(tx, helpArticles, joining.flatMap(helpRows))
  await seedPeople(tx, deps, joining)
}

async function seedContent(tx: Tx, merchant: Merchant): Promise<void> {
  await bulkInsert(tx, promotionTypes, promotionTypeRows(merchant))
  await bulkInsert(tx, promotions, promotionRows(merchant))
  await bulkInsert(tx, articles, articleRows(merchant))
  await acceptTermsOfDemo(tx, merchant.code)
  await bulkInsert(tx, chatRooms, chatRoomRows(merchant))
  await bulkInsert(tx, chatWords, chatWordRows(merchant))
}
