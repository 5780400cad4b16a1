import type { Page } from '@playwright/test'
import { demoPassword } from '../brands.ts'
import { pressOn, typeInto } from '../pages/keyboard.ts'
import { freshName, registerPage } from '../pages/register-page.ts'
import { storefront } from '../pages/storefront.ts'
import { expect, test } from '../quiet-page.ts'

/** The list of a lobby: its cards, its count and its filters. */
const lobbyPage = (page: Page) => {
  const main = page.getByRole('main')
  return {
    main,
    cards: main.getByRole('article'),
    count: main.getByText(/^[\d,]+ of [\d,]+ games$/),
    more: main.getByRole('button', { name: 'Show more games' }),
    chips: main.getByRole('region', { name: 'Active filters' }),
    stakes: main.getByRole('combobox', { name: 'Minimum bet' }),
    field: main.getByRole('searchbox'),
  }
}

const isListPage = (url: URL | string) => String(url).includes('/GCSGAME_gameList')

const top = (page: Page) => page.evaluate(() => window.scrollY)

/** The topmost visible card and its position. */
const highest = (page: Page) =>
  page.evaluate(() => {
    const cards = [...document.querySelectorAll('main article')]
    const card = cards.find((one) => one.getBoundingClientRect().top >= 0)
    return { name: card?.textContent ?? '', height: card?.getBoundingClientRect().height ?? 0 }
  })

/** The number of cards that the status of a list says are shown: `120` of `120 of 1,770 games`. */
const shown = (said: string | null) => Number((said ?? '').split(' of ')[0]?.replaceAll(',', ''))

/** The list's status once it has stopped growing, with no page pending. */
async function settled(page: Page): Promise<string> {
  const { count, main } = lobbyPage(page)
  let said = ''
  await expect(async () => {
    const before = said
    said = (await count.textContent()) ?? ''
    expect(said).toBe(before)
    expect(await main.locator('[aria-busy="true"]').count()).toBe(0)
  }).toPass({ intervals: [700] })
  return said
}

test('Back from a game finds filter, cards and place as they were', async ({ page, trouble }) => {
  const site = storefront(page)
  const lobby = lobbyPage(page)
  await site.open('/rng')
  await lobby.stakes.selectOption('0.05')
  await expect(page).toHaveURL(/\/rng\?minBet=0\.05$/)
  await expect(lobby.chips).toBeVisible()
  await expect(lobby.count).toContainText(/^24 of/)
  await lobby.more.click()
  await expect(lobby.count).not.toContainText(/^24 of/)
  await page.mouse.wheel(0, 2_400)
  await expect.poll(() => top(page)).toBeGreaterThan(2_000)
  const said = await settled(page)
  const from = await top(page)
  const first = await highest(page)

  const card = lobby.main.getByRole('article').filter({ hasText: first.name }).getByRole('link').first()
  await card.click()
  await expect(page).toHaveURL(/\/game\?/)
  await page.goBack()
  await expect(page).toHaveURL(/\/rng\?minBet=0\.05$/)
  // Coming back may load a page more, but loses none.
  await expect.poll(async () => shown(await lobby.count.textContent())).toBeGreaterThanOrEqual(shown(said))
  // Within a row of where it was: a card and its gap.
  await expect.poll(async () => Math.abs((await top(page)) - from)).toBeLessThan(first.height)
  expect((await highest(page)).height).toBeCloseTo(first.height, 0)
  expect(trouble).toEqual([])
})

/** Scrolls by `step` in each of so many frames; the number of times the machine made it rest on the way. */
const fling = (page: Page, step: number, frames: number) =>
  page.evaluate(
    ([by, times]) =>
      new Promise<number>((done) => {
        let [left, rests, last] = [times, 0, performance.now()]
        const move = () => {
          const now = performance.now()
          if (now - last > 100) rests += 1
          last = now
          window.scrollBy({ top: by, behavior: 'instant' })
          left -= 1
          if (left > 0) requestAnimationFrame(move)
          else done(rests)
        }
        move()
      }),
    [step, frames] as const,
  )

/** Names of the cards that are wholly in view, and the tops of their rows. */
const cardsInView = (page: Page) =>
  page.evaluate(() => {
    const cards = [...document.querySelectorAll('main article')].filter((card) => {
      const { top, bottom } = card.getBoundingClientRect()
      return top >= 0 && bottom <= window.innerHeight
    })
    const tops = cards.map((card) => Math.round(card.getBoundingClientRect().top))
    return { names: cards.map((card) => card.textContent ?? ''), rows: [...new Set(tops)] }
  })

/** The slots list after it has grown, and the topmost card before. */
async function openLongList(page: Page) {
  const lobby = lobbyPage(page)
  await storefront(page).open('/rng')
  await expect(lobby.count).toContainText(/^24 of/)
  const start = await highest(page)
  await lobby.more.click()
  await expect(lobby.count).not.toContainText(/^24 of/)
  return { lobby, start }
}

test('a flung list shows its cards where it stops, without a gap, and the first ones on the way back', async ({
  page,
  trouble,
}) => {
  const { start } = await openLongList(page)
  const asked: string[] = []
  page.on('request', (request) => void (isListPage(request.url()) && asked.push(request.url())))
  const rests = await fling(page, 400, 60)
  const said = await settled(page)
  const known = Number.parseInt(said.replaceAll(',', ''), 10)
  expect(known).toBeGreaterThan(100)
  // Pages that were not seen were not requested; a place may be of two pages.
  expect(asked.length).toBeLessThan(known / 24 / 2 + 2 * rests)
  // The scroll position stays: a page that followed the growing list would load all of it.
  expect(known).toBeLessThan(2_000)
  await expect.poll(async () => (await cardsInView(page)).rows.length).toBeGreaterThan(0)
  const { names, rows } = await cardsInView(page)
  expect(new Set(names).size).toBe(names.length)
  const pitches = rows.slice(1).map((row, at) => row - (rows[at] ?? 0))
  for (const pitch of pitches) expect(Math.abs(pitch - (pitches[0] ?? 0))).toBeLessThanOrEqual(1)
  await fling(page, -2_000, 60)
  await expect.poll(async () => (await highest(page)).name).toBe(start.name)
  expect(trouble).toEqual([])
})

test('where a flung list rests and its page fails, the error is in view and offers a retry', async ({
  page,
  trouble,
}) => {
  const { lobby } = await openLongList(page)
  await settled(page)
  await page.route(isListPage, (route) => route.fulfill({ status: 503, body: '' }))
  await fling(page, 400, 30)
  const failed = lobby.main.getByRole('alert')
  await expect(failed).toBeInViewport()
  await page.unroute(isListPage)
  await expect(async () => {
    if (await failed.isVisible()) await failed.getByRole('button', { name: 'Try again' }).click()
    expect((await cardsInView(page)).rows.length).toBeGreaterThan(0)
    await expect(failed).toBeHidden({ timeout: 5_000 })
  }).toPass()
  expect(trouble.splice(0).every((line) => line.includes('503'))).toBe(true)
})

test('a link with filters opens them, and each can be taken off', async ({ page, trouble }) => {
  const lobby = lobbyPage(page)
  await storefront(page).open('/rng?minBet=0.1&flag=NEW')
  await expect(lobby.stakes).toHaveValue('0.1')
  await expect(lobby.chips.getByRole('button', { name: /^Remove / })).toHaveCount(2)
  await lobby.chips.getByRole('button', { name: /^Remove New/ }).click()
  await expect(page).toHaveURL(/\/rng\?minBet=0\.1$/)
  await lobby.chips.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\/rng$/)
  await expect(lobby.chips).toBeHidden()
  expect(trouble).toEqual([])
})

for (const name of ['mngo fista', 'ম্যাঙ্গো']) {
  test(`where no name fits, “${name}” still leads to Mango Fiesta`, async ({ page, trouble }) => {
    const lobby = lobbyPage(page)
    await storefront(page).open('/rng')
    await lobby.field.fill(name)
    await expect(lobby.cards.filter({ hasText: 'Mango Fiesta' }).first()).toBeVisible()
    expect(trouble).toEqual([])
  })
}

test('a search without results is reported, and clearing brings the games back', async ({ page, trouble }) => {
  const lobby = lobbyPage(page)
  await storefront(page).open('/rng?q=zzqqxxzz')
  await expect(lobby.main.getByText('No game matches')).toBeVisible()
  await lobby.main.getByRole('button', { name: 'Clear filters' }).last().click()
  await expect(page).toHaveURL(/\/rng$/)
  await expect(lobby.count).toContainText(/^24 of/)
  expect(trouble).toEqual([])
})

test('a game that a player hearts stays among the favourites after a reload', async ({ page, trouble }) => {
  const site = storefront(page)
  const lobby = lobbyPage(page)
  await site.open('/register')
  const register = registerPage(page)
  await register.fill(freshName(), demoPassword)
  await register.submit.click()
  await register.expectDone()
  await site.open('/rng')
  const heart = lobby.main.getByRole('button', { name: /^Add .* to favourites$/ }).first()
  const game = /^Add (.*) to favourites$/.exec((await heart.getAttribute('aria-label')) ?? '')?.[1] ?? ''
  expect(game).not.toBe('')
  // Personal rows may be inserted above; find the heart by its game.
  await lobby.main
    .getByRole('button', { name: `Add ${game} to favourites`, exact: true })
    .first()
    .click()
  await expect(lobby.main.getByRole('button', { name: `Remove ${game} from favourites` }).first()).toBeVisible()
  await site.open('/rng?mode=fav')
  await lobby.main
    .getByRole('button', { name: `Remove ${game} from favourites` })
    .first()
    .click()
  await expect(lobby.main.getByText('No favourites yet')).toBeVisible()
  expect(trouble).toEqual([])
})

test('the lobby is searched and a game opened by keyboard alone', async ({ page, trouble }) => {
  const lobby = lobbyPage(page)
  await storefront(page).open('/rng')
  await typeInto(page, lobby.field, 'mango fiesta')
  await expect(page).toHaveURL(/\?q=mango(\+|%20)fiesta$/)
  await pressOn(page, lobby.cards.filter({ hasText: 'Mango Fiesta' }).getByRole('link').first())
  await expect(page).toHaveURL(/\/game\?/)
  expect(trouble).toEqual([])
})
