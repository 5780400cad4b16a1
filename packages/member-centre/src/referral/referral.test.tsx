import { createFakeFetch } from '@boardwalk/api-client/fakes'
import { within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openPage } from '../testing/open-page.ts'

const link = 'http://ph.localhost:4001/register?referralCode=KOI2TIDE'
const allowSharing = (share?: (data: ShareData) => Promise<void>) =>
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
afterEach(() => void allowSharing())

it('has the link of this site, the code and their picture, and shares with the device', async () => {
  const shared: ShareData[] = []
  allowSharing(async (data) => void shared.push(data))
  const { dialog, user } = await openPage('referral')
  expect(await dialog.findByRole('textbox', { name: 'Your link' })).toHaveValue(link)
  expect(dialog.getByRole('textbox', { name: 'Your code' })).toHaveValue('KOI2TIDE')
  expect(dialog.getByRole('img', { name: 'QR code of your link' })).toBeVisible()
  expect(dialog.getByText(/deposits ₱100\.00 brings you ₱50\.00/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Share' }))
  expect(shared).toEqual([expect.objectContaining({ url: link })])
})

it('offers no sharing that the device does not have, and lists two levels of friends', async () => {
  const { dialog, user } = await openPage('referral')
  const row = (await dialog.findByText('lu***')).closest('tr') as HTMLElement
  expect(dialog.queryByRole('button', { name: 'Share' })).toBeNull()
  expect(within(row).getByText('₱50.00')).toBeVisible()
  await user.click(within(row).getByRole('button'))
  const second = within(await dialog.findByRole('list', { name: 'Friends of lu***' }))
  expect(second.getByText('mo***')).toBeVisible()
  expect(second.getByText('No deposit of ₱100.00 yet')).toBeVisible()
})

it('invites who has no friends here yet', async () => {
  const none = { list: [], pageNo: 1, pageSize: 20, totalCount: 0, totalPages: 0 }
  const { dialog } = await openPage('referral', { fake: createFakeFetch({ referralList: () => none }) })
  expect(await dialog.findByText('You have not invited a friend yet')).toBeVisible()
})
