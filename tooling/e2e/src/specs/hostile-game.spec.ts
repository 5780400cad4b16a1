import { type AttackName, attacks, mischief, refusals } from '@boardwalk/sandbox-games/hostile'
import { demoPassword, hostilePort } from '../brands.ts'
import { launchOptions } from '../chromium.ts'
import { openHostileVendor } from '../hostile-vendor.ts'
import { serverBalance } from '../ledger.ts'
import { openGameOf, playAddress } from '../open-games.ts'
import { freshName, registerPage } from '../pages/register-page.ts'
import { storefront } from '../pages/storefront.ts'
import { expect, test } from '../quiet-page.ts'
import { verifyLedger } from '../verify-ledger.ts'

// A trace inspects every frame, and a hanging frame would block it for ever. The headless shell gives a frame of another
// site a process of its own, as a desktop's browser does, only when it is asked to.
test.use({ trace: 'off', launchOptions: launchOptions(['--site-per-process']) })

/** The wallet's expected answers to each attack, call by call. */
const right: Record<AttackName, string[]> = {
  'bet-storm': ['OK', 'OK', 'OK', 'OK', 'OK'],
  'bet-changed': ['OK', 'DUP_MISMATCH'],
  'win-without-bet': ['TX_NOT_FOUND'],
  'win-first': ['TX_NOT_FOUND', 'OK', 'OK'],
  'rollback-first': ['OK', 'ROLLED_BACK'],
  'rollback-twice': ['OK', 'OK', 'OK'],
  'rollback-after-win': ['OK', 'OK', 'ALREADY_SETTLED'],
  'win-twice': ['OK', 'OK', 'ROUND_CLOSED'],
  'bet-after-close': ['OK', 'OK', 'ROUND_CLOSED'],
  'wrong-currency': ['CURRENCY_MISMATCH'],
  'negative-amount': ['BAD_REQUEST'],
  'too-many-decimals': ['BAD_REQUEST'],
  'number-for-amount': ['BAD_REQUEST'],
  'beyond-balance': ['INSUFFICIENT_FUNDS'],
  'other-player': ['SESSION_INVALID'],
  'stale-session': ['SESSION_INVALID'],
  'other-game': ['GAME_UNKNOWN'],
}

test('a hostile game hurts neither the storefront nor the ledger', async ({
  page,
  context,
  request,
  brand,
  trouble,
}) => {
  const vendor = await openHostileVendor(hostilePort(brand.id))
  try {
    const site = storefront(page)
    await site.open('/register')
    const register = registerPage(page)
    await register.fill(freshName(), demoPassword)
    await register.submit.click()
    await register.expectDone()
    const slot = await openGameOf('lines')
    await vendor.takeOver(page)
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    for (const doing of [...mischief, ...refusals])
      await test.step(doing, async () => {
        await vendor.willDo(doing)
        const taken = vendor.taken(page)
        // A frame whose page never loads would block the load event of the whole page.
        await page.goto(playAddress(slot), { waitUntil: 'domcontentloaded' })
        await taken
        // Time enough for the worst of it.
        await page.waitForTimeout(1_500)
        expect(new URL(page.url()).origin).toBe(new URL(brand.url).origin)
        expect(context.pages()).toHaveLength(1)
        expect(await site.amount()).toBe('1,000.00')
        expect(await page.evaluate(() => [localStorage.getItem('taken'), sessionStorage.getItem('taken')])).toEqual([
          null,
          null,
        ])
        // The storefront stays responsive.
        const back = page.getByRole('button', { name: 'Leave game' })
        await expect(async () => {
          // The game may close itself before the press.
          if (await back.isVisible()) await back.click({ timeout: 3_000 })
          await expect(page.locator('iframe[title$="game window"]')).toHaveCount(0, { timeout: 3_000 })
        }).toPass({ timeout: 60_000 })
      })
    expect(dialogs).toEqual([])
    await test.step('calls about money', async () => {
      await vendor.willDo('behave')
      const taken = vendor.taken(page)
      await page.goto(playAddress(slot))
      await expect(page.locator('iframe[title$="game window"]')).toBeVisible()
      // The vendor knows the session once it has answered.
      await (await (await taken).response())?.finished()
      for (const name of attacks)
        expect(
          (await vendor.attack(name)).map(({ answer }) => answer),
          name,
        ).toEqual(right[name])
      for (const { name, status } of await vendor.forge()) expect(status, name).toBe(401)
      const left = await serverBalance(page, request, brand.merchantCode)
      expect(left).toMatch(/^99\d\.\d\d$/)
      await expect(site.balance).toContainText(left)
    })
    await test.step('and every invariant of the ledger holds', () => verifyLedger())
  } finally {
    vendor.close()
    // Console messages of a hostile frame are not errors of the storefront.
    trouble.length = 0
  }
})
