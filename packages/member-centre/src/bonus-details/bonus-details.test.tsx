import { createFakeFetch, fakeId, makeBonus, makeBonuses } from '@boardwalk/api-client/fakes'
import { waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openPage } from '../testing/open-page.ts'
import { storyBonuses } from '../testing/story-bonuses.ts'
import { percentDone } from './percent-done.ts'

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

it.each([
  ['0.00', '0.00', 100],
  ['44.99', '150.00', 29],
  ['150.00', '150.00', 100],
])('%s of %s is %s percent', (wagerDone, wagerRequired, percent) =>
  expect(percentDone({ wagerDone, wagerRequired })).toBe(percent),
)
