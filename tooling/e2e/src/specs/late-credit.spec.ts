import type { Page } from '@playwright/test'
import { demoPassword } from '../brands.ts'
import { newMember } from '../new-member.ts'
import { openGameOf, playAddress } from '../open-games.ts'
import { gamePage } from '../pages/game-page.ts'
import { storefront } from '../pages/storefront.ts'
import { expect, test } from '../quiet-page.ts'

type Moment = { at: number; text: string }
type Written = { moments: Moment[] }

/** Notes every text of an element with its time, in the page or in a frame of it. */
const noteTexts = (element: Element) => {
  const moments = [{ at: Date.now(), text: element.textContent ?? '' }]
  const note = () => moments.push({ at: Date.now(), text: element.textContent ?? '' })
  new MutationObserver(note).observe(element, { childList: true, characterData: true, subtree: true })
  return { moments }
}
/** Observers of one change of the page report one after another; the wheel turns sixty times as long. */
const oneMomentMs = 100
const amountIn = (text: string) => Number(/[\d,]+\.\d\d/.exec(text)?.[0].replaceAll(',', '') ?? Number.NaN)

/** The places that show the player's balance: header, play bar and the game. */
const places = (page: Page) => [
  page.getByTestId('balance'),
  page.getByTestId('game-balance'),
  gamePage(page).game.locator('header output'),
]
const shown = async (page: Page) =>
  await Promise.all(places(page).map(async (place) => amountIn((await place.textContent()) ?? '')))

/** Turns the wheel once, from a balance at rest to the next, and returns the amounts that were shown until then. */
async function turnWheel(page: Page) {
  const { game, main } = gamePage(page)
  const notes = await Promise.all(places(page).map((place) => place.evaluateHandle(noteTexts)))
  const status = await game.locator('p[role=status]').evaluateHandle(noteTexts)
  await main.click()
  await expect(game.locator('p[role=status]')).toHaveText(/No win this round|Win|Returned/)
  const said = await status.evaluate(({ moments }: Written) => moments)
  const resultAt = said.findLast(({ text }) => /No win|Win|Returned/.test(text))?.at ?? 0
  await expect.poll(async () => new Set(await shown(page)).size).toBe(1)
  const [after = 0] = await shown(page)
  const moments = await Promise.all(notes.map((note) => note.evaluate(({ moments: all }: Written) => all)))
  const early = moments.map((all) =>
    all
      .filter(({ at }) => at < resultAt - oneMomentMs)
      .flatMap(({ text }) => (/\d\.\d\d/.test(text) ? [amountIn(text)] : [])),
  )
  return { won: after > Math.min(...early.flat()), early, after }
}

test('header, play bar and game show the stake at once and a credit with the result, never before it', async ({
  page,
  brand,
  trouble,
}) => {
  // The wheel turns for six seconds only where motion is welcome.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const { username } = await newMember(brand)
  await storefront(page).open()
  await storefront(page).signInAs(username, demoPassword)
  await page.goto(playAddress(await openGameOf('wheel')))
  await expect(gamePage(page).main).toBeVisible()
  await expect.poll(() => shown(page)).toEqual([1000, 1000, 1000])

  // Until a round wins: a lost one tells nothing early.
  for (let before = 1000, round = 0; round < 20; round += 1) {
    const { won, early, after } = await turnWheel(page)
    for (const [place, amounts] of early.entries()) {
      const falling = amounts.every((amount, at) => at === 0 || amount <= (amounts[at - 1] ?? amount))
      expect({ place, amounts, falling }).toMatchObject({ falling: true })
      expect(amounts.at(-1)).toBeLessThan(before)
    }
    if (won) break
    before = after
    expect(round, 'twenty rounds without a win').toBeLessThan(19)
  }
  expect(trouble).toEqual([])
})
