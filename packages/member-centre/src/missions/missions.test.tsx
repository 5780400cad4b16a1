import { createFakeFetch, type FakeFetch, fakeError } from '@boardwalk/api-client/fakes'
import { waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openPage } from '../testing/open-page.ts'
import { missionAnswers, storyMissions } from '../testing/story-missions.ts'

afterEach(() => sessionStorage.clear())

async function open(answers: Parameters<typeof createFakeFetch>[0] = {}, page = 'missionLeaderboard') {
  const fake = createFakeFetch({ ...missionAnswers, ...answers })
  return { ...(await openPage(page, { fake })), fake }
}
const asked = (fake: FakeFetch, row: string) => fake.calls.filter(({ name }) => name === row)

it('shows each mission with its progress in its own unit, its reward and its state', async () => {
  const { dialog } = await open()
  const card = async (name: string) => within(await dialog.findByRole('article', { name }))
  const bets = await card('Twenty bets')
  expect(bets.getByRole('progressbar', { name: 'Bets' })).toHaveAttribute('aria-valuetext', '20 of 20')
  expect(bets.getByText('Reward: ₱5.00 cash')).toBeVisible()
  const week = await card('Bets of the week')
  expect(week.getByRole('progressbar', { name: 'Amount bet' })).toHaveAttribute(
    'aria-valuetext',
    '₱1,284.50 of ₱2,000.00',
  )
  expect(week.getByText('Reward: ₱50.00 bonus')).toBeVisible()
  expect((await card('Daily visit')).getByText('Reward: 10.00 points')).toBeVisible()
  expect((await card('First deposit')).getByText('Ended')).toBeVisible()
  expect(dialog.getAllByRole('button', { name: 'Claim' })).toHaveLength(1)
})

it('claims a reward once, says where it went, and asks for the missions again', async () => {
  let isClaimed = false
  const list = () =>
    storyMissions.map((one, at) => (at === 0 && isClaimed ? { ...one, state: 'CLAIMED' as const } : one))
  const { dialog, fake, user } = await open({
    missionSummary: () => ({ badge: 1, list: list() }),
    claimMission: () => {
      isClaimed = true
      return { refNo: 'RW261121-0000000001', type: 'CASH', amount: '5.00', cash: '9.00', bonus: '0.00', points: '0.00' }
    },
  })
  await user.dblClick(await dialog.findByRole('button', { name: 'Claim' }))
  expect(await dialog.findByText('₱5.00 is in your main wallet.')).toBeVisible()
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Claim' })).toBeNull())
  expect(asked(fake, 'claimMission').map(({ input }) => input)).toEqual([
    expect.objectContaining({ id: storyMissions[0]?.missionId }),
  ])
})

it('says why a claim was refused, and leaves the button', async () => {
  const { dialog, user } = await open(fakeError('claimMission', 'NOT_ELIGIBLE'))
  await user.click(await dialog.findByRole('button', { name: 'Claim' }))
  expect(await dialog.findByRole('alert')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Claim' })).toBeEnabled()
})

it('shows the leaderboard of the chosen mission or period, which is in the URL, and the own rank', async () => {
  const { dialog, fake, user, address } = await open()
  expect(await dialog.findByText('Your rank: 3, your result: 2')).toBeVisible()
  expect(asked(fake, 'missionLeaderboard').at(-1)?.input).toMatchObject({ period: 'DAILY', pageNo: 1 })
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Leaderboard for' }), 'Bets of the week')
  expect(address()).toContain(`q.board=${storyMissions[1]?.missionId}`)
  await waitFor(() =>
    expect(asked(fake, 'missionLeaderboard').at(-1)?.input).toMatchObject({ missionId: storyMissions[1]?.missionId }),
  )
  const rows = within(await dialog.findByRole('table')).getAllByRole('row')
  await waitFor(() => expect(rows[2]).toHaveTextContent('***'))
})

it('falls back to the daily missions for a board that is not there', async () => {
  const { dialog, fake } = await open({}, 'missionLeaderboard&q.board=gone')
  expect(await dialog.findByRole('combobox', { name: 'Leaderboard for' })).toHaveValue('DAILY')
  expect(asked(fake, 'missionLeaderboard').map(({ input }) => input)).toEqual([
    expect.objectContaining({ period: 'DAILY' }),
  ])
})
