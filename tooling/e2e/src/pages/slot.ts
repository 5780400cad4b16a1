import { expect, type Page } from '@playwright/test'
import { openGameOf, playAddress } from '../open-games.ts'

/** The sandbox slot inside its frame. */
export const slot = (page: Page) => {
  const game = page.frameLocator('iframe[title$="game window"]')
  const spin = game.getByRole('button', { name: 'Spin' })
  return {
    game,
    spin,
    /** Plays one round to its end: the button offers the next one, and the result is read out. */
    async playRound() {
      await spin.click()
      await expect(game.locator('p[role=status]')).toHaveText(/No win this round|Win|Returned/)
      await expect(spin).toBeVisible()
    },
    async amount() {
      const text = (await game.locator('header output').textContent()) ?? ''
      return /[\d,]+\.\d\d/.exec(text)?.[0] ?? ''
    },
  }
}

/** Opens a slot and waits for its first round. */
export async function openSlot(page: Page) {
  await page.goto(playAddress(await openGameOf('lines')))
  const game = slot(page)
  await expect(game.spin).toBeVisible()
  return game
}
