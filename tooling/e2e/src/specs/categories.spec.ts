import { partOfRun, rotation } from '@boardwalk/vitest/matrix'
import { brands, demoPassword } from '../brands.ts'
import { launchOptions, oneProcess } from '../chromium.ts'
import { expectBalances, written } from '../ledger.ts'
import { type OpenGame, openGames, playAddress, stakesOf } from '../open-games.ts'
import { gamePage, type Means } from '../pages/game-page.ts'
import { freshName, registerPage } from '../pages/register-page.ts'
import { storefront } from '../pages/storefront.ts'
import { expect, test } from '../quiet-page.ts'
import { verifyLedger } from '../verify-ledger.ts'

test.use({ hasTouch: true, launchOptions: launchOptions(oneProcess) })

/** Every game is played by another means in turn, so that each meets all of them over three brands or six rotations. */
const means: readonly Means[] = ['mouse', 'touch', 'keyboard']

/** Rounds in which the player acts after the stake; other tests cover these acts. */
const staged = new Set(['highcard', 'rocket'])

/** They kick off and settle like the arena's matches, which one test waits for here. */
const likeArena = new Set(['football', 'cricket'])

/** Rounds on the clock end automatically; a game that is paid at once needs no wait. */
const slowest = 130_000

test('every open kind of game takes a stake, and ledger, records and header agree', async ({
  page,
  request,
  brand,
  trouble,
}) => {
  const games = await openGames()
  test.setTimeout(120_000 + games.length * slowest)
  expect(trouble).toEqual([])
  expect(new Set(games.map(({ category }) => category)).has('RNG')).toBe(true)
  const site = storefront(page)
  const username = freshName()
  await site.open('/register')
  const register = registerPage(page)
  await register.fill(username, demoPassword)
  await register.submit.click()
  await register.expectDone()
  const turn = brands.findIndex(({ id }) => id === brand.id) + rotation
  // Half of the games in each rotation; the vendor's own tests take stakes in all of them every time.
  for (const [index, game] of partOfRun([...games.entries()], 2)) {
    const how = means[(index + turn) % means.length] ?? 'mouse'
    await test.step(`${game.category} ${game.engine} by ${how}`, () => playOnce(game, how))
  }
  await test.step('and every invariant of the ledger holds', () => verifyLedger())

  async function playOnce(game: OpenGame, how: Means) {
    const since = new Date(Date.now() - 1000)
    await page.goto(playAddress(game))
    const played = gamePage(page)
    const mine = async () =>
      (await stakesOf(username, brand.merchantCode, since)).filter(({ code }) => code === game.code)
    // A stake that arrives after its round has closed is refused; the player tries again in the next one.
    await expect(async () => {
      await played.stake(how)
      await expect.poll(async () => (await mine()).length, { timeout: 15_000 }).toBeGreaterThan(0)
    }).toPass({ timeout: slowest })
    // A draw may be minutes away, and a hand waits for its player: open, it counts as staked until then.
    const endsLater = game.category.endsWith('LOTT') || staged.has(game.engine) || likeArena.has(game.engine)
    const isSettled = async () => endsLater || (await mine()).every(({ status }) => status !== 'OPEN')
    await expect.poll(isSettled, { timeout: slowest }).toBe(true)
    await expect(async () => expect(played.net).toContainText(netOf(await mine()), { timeout: 1_000 })).toPass({
      timeout: 60_000,
    })
    await played.takeBreak.click()
    await expect(page.locator('iframe[title$="game window"]')).toHaveCount(0)
    await expect(async () => expectBalances(page, request, brand.merchantCode, await site.amount())).toPass({
      timeout: 60_000,
    })
  }
})

/** A player's return less the stakes, as the storefront writes it, without its sign. */
function netOf(bets: readonly { stake: string; payout: string }[]): string {
  const net = bets.reduce((sum, { stake, payout }) => sum + BigInt(payout) - BigInt(stake), 0n)
  const cents = (net < 0n ? -net : net) / 100n
  return written(`${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`)
}
