import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'

export type Means = 'mouse' | 'touch' | 'keyboard'

/** Presses a control as a hand, a finger or a keyboard would. */
async function press(control: Locator, means: Means): Promise<void> {
  if (means === 'mouse') return await control.click()
  if (means === 'touch') return await control.tap()
  await control.focus()
  await control.press('Enter')
}

/** What a stake needs before the main button takes it: a line of a ticket, a field of a table, a pick of a coupon. */
async function choose(game: FrameLocator, means: Means): Promise<void> {
  const row = game.locator('.pick-row').first()
  if (await row.isVisible()) {
    // A quick pick is a line at once; a play that has nothing to pick is added as it is.
    return await press(row.locator(':scope > button').filter({ visible: true }).first(), means)
  }
  const choices = game.locator('.field, .odds, [data-testid=pick]').filter({ visible: true })
  await press(choices.and(game.locator(':enabled')).first(), means)
}

/** A running game and what the storefront says beside it. */
export const gamePage = (page: Page) => {
  const game = page.frameLocator('iframe[title$="game window"]')
  const main = game.locator('button.spin').first()
  return {
    game,
    main,
    net: page.getByRole('group', { name: 'Your play' }),
    takeBreak: page.getByRole('button', { name: 'Take a break' }),
    /** Stakes once, by the means, in whatever game it is; waits until a betting round takes it. */
    async stake(means: Means): Promise<void> {
      await expect(main).toBeVisible({ timeout: 30_000 })
      await expect(async () => {
        if (!(await main.isEnabled())) await choose(game, means)
        await expect(main).toBeEnabled({ timeout: 1_500 })
      }).toPass({ timeout: 60_000 })
      await press(main, means)
    },
  }
}
