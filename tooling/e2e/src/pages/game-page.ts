import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'

export type Means = 'mouse' | 'touch' | 'keyboard'

/** A control that cannot be pressed by then was disabled between the check and the press. */
const atMost = { timeout: 3_000 }

/** Presses a control by mouse, touch or keyboard, and fails without an effect. */
async function press(control: Locator, means: Means): Promise<void> {
  if (means === 'mouse') return await control.click(atMost)
  if (means === 'touch') return await control.tap(atMost)
  const counted = await control.evaluateHandle((element) => {
    const clicks: Event[] = []
    element.addEventListener('click', (event) => clicks.push(event), { once: true, capture: true })
    return clicks
  })
  await control.focus()
  await control.press('Enter')
  expect(await counted.evaluate((clicks) => clicks.length)).toBe(1)
}

/** Enters the selection that the main button requires: a line of a ticket, a field of a table, a pick of a coupon. */
async function choose(game: FrameLocator, means: Means): Promise<void> {
  const row = game.locator('.pick-row').first()
  if (await row.isVisible()) {
    // A quick pick is a line at once; a play without picks is added directly.
    return await press(row.locator(':scope > button').filter({ visible: true }).first(), means)
  }
  const choices = game.locator('.field, .odds, [data-testid=pick]').filter({ visible: true })
  await press(choices.and(game.locator(':enabled')).first(), means)
}

/** A running game and the storefront's texts beside it. */
export const gamePage = (page: Page) => {
  const game = page.frameLocator('iframe[title$="game window"]')
  const main = game.locator('button.spin').first()
  return {
    game,
    main,
    net: page.getByRole('group', { name: 'Your play' }),
    takeBreak: page.getByRole('button', { name: 'Leave game' }),
    /** Places one stake in any game, by the given input; waits until a betting round accepts it. */
    async stake(means: Means): Promise<void> {
      await expect(main).toBeVisible()
      await expect(async () => {
        if (!(await main.isEnabled())) await choose(game, means)
        await expect(main).toBeEnabled({ timeout: 1_500 })
        // Bets may close between the check and the press; then nothing was staked, and the test waits for the next
        // round.
        await press(main, means)
      }).toPass({ timeout: 120_000 })
    },
  }
}
