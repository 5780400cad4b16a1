import { expect, type Page } from '@playwright/test'

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
