import { createFakeFetch, type FakeBonus, fakeError, fakeId, makeBonus, makeBonuses } from '@boardwalk/api-client/fakes'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '../testing/open-page.ts'
import { storyBonuses } from '../testing/story-bonuses.ts'
import { canGiveUp, percentDone } from './percent-done.ts'

const page = 'bonusDetails'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T10:00:00.000Z') })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('shows each bonus with its wagering, the part that became cash, and its state', async () => {
  const { dialog } = await openPage(page, { fake: createFakeFetch({ bonuses: () => makeBonuses(storyBonuses) }) })
  const rows = within(await dialog.findByRole('table')).getAllByRole('row')
  const texts = (line: HTMLElement | undefined) =>
    within(line as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
  expect(texts(rows[1]).slice(1, 6)).toEqual([
    ...[
      'BonusLantern weekPromotion',
      'Bonus amount₱50.00',
      'Wagered₱45.00 of ₱150.00',
      'Became cash–',
      'StatusIn play',
    ],
  ])
  expect(texts(rows[2]).slice(1, 6)).toEqual([
    ...['BonusMission', 'Bonus amount₱20.00', 'Wagered₱20.00 of ₱20.00', 'Became cash₱12.40', 'StatusCash'],
  ])
  expect(dialog.getByLabelText('Totals of all bonuses found')).toHaveTextContent('Bonus amount₱50.00Became cash₱0.00')
})

it('asks by days and state, which are in the URL', async () => {
  const fake = createFakeFetch()
  const { dialog, user, address } = await openPage(page, { fake })
  const asked = () => fake.calls.filter(({ name }) => name === 'bonuses').at(-1)?.input
  await waitFor(() => expect(asked()).toMatchObject({ status: 'ALL', startDate: '2026-11-01', endDate: '2026-11-21' }))
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'Status' }), 'Cash')
  expect(address()).toBe(`/help?member=${page}&q.state=CONVERTED`)
  await waitFor(() => expect(asked()).toMatchObject({ status: 'CONVERTED', pageNo: 1 }))
})

it('saves every bonus that the filter finds, by its place and not by its page', async () => {
  const first = Array.from({ length: 1000 }, (_, n) => makeBonus({ amount: '1.00' }, n + 1))
  const fake = createFakeFetch({
    bonuses: ({ before, pageSize }) =>
      makeBonuses(pageSize < 1000 ? [makeBonus()] : before ? [makeBonus({ title: 'The last' }, 1001)] : first),
  })
  const { dialog, user } = await openPage(page, { fake })
  const saved = vi.fn<(blob: Blob) => string>(() => 'blob:file')
  Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => {} })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await user.click(await dialog.findByRole('button', { name: /CSV/ }))
  await waitFor(() => expect(saved).toHaveBeenCalled())
  const lines = ((await saved.mock.calls[0]?.[0].text()) ?? '').trim().split('\r\n')
  expect(lines).toHaveLength(1002)
  expect(lines.at(-1)).toContain('The last')
  expect(fake.calls.map(({ input }) => (input as { before?: string }).before)).toContain(fakeId(1000))
})

describe('an open bonus', () => {
  const ask = 'Give up this bonus?'
  const action = 'Give up this bonus'
  /** The record of these bonuses, with the first one's details. */
  async function opened(list: FakeBonus[], more: Parameters<typeof createFakeFetch>[0] = {}) {
    const fake = createFakeFetch({ bonuses: () => makeBonuses(list), ...more })
    const shown = await openPage(page, { fake })
    const [toDetail] = await shown.dialog.findAllByRole('button', { name: new RegExp(list[0]?.refNo ?? '') })
    if (toDetail) await shown.user.click(toDetail)
    const asked = async () => {
      await shown.user.click(await shown.dialog.findByRole('button', { name: action }))
      return within(await screen.findByRole('dialog', { name: ask }))
    }
    return { ...shown, fake, asked }
  }

  it('is given up once, after the amount that is lost was shown, and the record has it', async () => {
    const list = [makeBonus({ givesUp: '41.50' })]
    const { fake, asked, dialog, user } = await opened(list)
    const dialogOf = await asked()
    expect(dialogOf.getByText('Bonus money you lose')).toBeVisible()
    expect(dialogOf.getByText('₱41.50')).toBeVisible()
    expect(dialogOf.getByText('You can withdraw your cash when no other wagering is open.')).toBeVisible()
    list[0] = makeBonus({ status: 'FORFEITED', givesUp: '41.50', converted: '0.00' })
    await user.dblClick(dialogOf.getByRole('button', { name: action }))
    expect(await dialogOf.findByText('You gave up this bonus.')).toBeVisible()
    const sent = fake.calls.filter(({ name }) => name === 'giveUpBonus').map(({ input }) => input)
    expect(sent).toEqual([{ id: fakeId(1) }])
    await user.click(dialogOf.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    expect((await dialog.findAllByText('Given up')).length).toBeGreaterThan(0)
    expect(dialog.queryByRole('button', { name: action })).toBeNull()
  })

  it('of which nothing is left costs nothing', async () => {
    const { asked } = await opened([makeBonus({ givesUp: '0.00' })])
    const dialogOf = await asked()
    expect(dialogOf.getByText('No bonus money is left, so you lose nothing.')).toBeVisible()
    expect(dialogOf.queryByText('₱0.00')).toBeNull()
  })

  it.each([
    ['WAGERED', 'The wagering is complete. The rest of the bonus becomes cash on its own.'],
    ['CONVERTED', 'This is no longer possible.'],
  ])('that is %s by now says so', async (status, words) => {
    const { asked, user } = await opened([makeBonus()], fakeError('giveUpBonus', 'STATE_INVALID', { status }))
    const dialogOf = await asked()
    await user.click(dialogOf.getByRole('button', { name: action }))
    expect(await dialogOf.findByText(words)).toBeVisible()
  })

  it.each<[string, Partial<FakeBonus>, boolean]>([
    ['in play', {}, true],
    ['with complete wagering', { wagerDone: '150.00' }, false],
    ['that became cash', { status: 'CONVERTED' }, false],
  ])('%s can be given up: %s', (_, over, wanted) => expect(canGiveUp(makeBonus(over))).toBe(wanted))

  it('that was given up reads so, with the amount', async () => {
    const { dialog } = await opened([makeBonus({ status: 'FORFEITED', givesUp: '6.00', converted: '0.00' })])
    expect(await dialog.findByText('You gave up this bonus.')).toBeVisible()
    expect(dialog.getByText('₱6.00')).toBeVisible()
  })
})

it.each([
  ['0.00', '0.00', 100],
  ['44.99', '150.00', 29],
  ['150.00', '150.00', 100],
])('%s of %s is %s percent', (wagerDone, wagerRequired, percent) =>
  expect(percentDone({ wagerDone, wagerRequired })).toBe(percent),
)
