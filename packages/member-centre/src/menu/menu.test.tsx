import { createFakeFetch, makeMember } from '@boardwalk/api-client/fakes'
import { lazyPage, type Visitor } from '@boardwalk/shell/feature'
import { renderStorefront } from '@boardwalk/shell/testing'
import { FileIcon } from '@boardwalk/ui'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { memberCentre } from '../index.ts'
import { lazyParts } from '../lazy.ts'
import { type BuiltPages, menuOf, type PageKey, pageRules } from './page-rules.ts'

/** Word for word, in the order of the specification (member specification §2). */
const specified = [
  ...['securityCenter', 'transferFund', 'depositv2', 'withdraw', 'transferUpline', 'personalHistoryCopy'],
  ...['transactionHistory', 'personalProfit', 'bonusDetails', 'rewardCenter', 'referral', 'missionLeaderboard'],
  ...['messageV2', 'playerRank'],
]
const keys = Object.keys(pageRules) as PageKey[]

type Member = Parameters<typeof makeMember>[0]
type Unread = { message: number; reward: number; mission: number; promo: number }
const nothing: Unread = { message: 0, reward: 0, mission: 0, promo: 0 }

async function openCentre(key: string, member: Member = {}, unread: Unread = nothing) {
  const fake = createFakeFetch({
    memberInfo: () => makeMember(member),
    unreadCount: ({ detail }) => (detail ? unread : unread.message),
  })
  const shown = await renderStorefront(`/help?member=${key}`, { signedInAs: 0, features: [memberCentre], fake })
  const dialog = within(await screen.findByRole('dialog'))
  const menu = within(await dialog.findByRole('navigation'))
  /** Key and badge of each entry. */
  const entries = () =>
    menu.getAllByRole('link').map((link) => {
      const key = new URL((link as HTMLAnchorElement).href).searchParams.get('member')
      return `${key}${/\d*$/.exec(link.textContent ?? '')?.[0]}`
    })
  const opened = () => entries()[menu.getAllByRole('link').findIndex((link) => link.ariaCurrent === 'page')]
  return { ...shown, entries, opened }
}

describe('the member centre', () => {
  it('has exactly the 14 page keys of the specification, in its order (checklist 115)', () => {
    expect(keys).toEqual(specified)
    expect(lazyParts.overlays?.member?.pages.map(({ key }) => key)).toEqual(specified)
  })

  it('shows no entry for a page that is not built, and opens at its first without the default one', () => {
    const part = { title: 'member-centre:title', icon: FileIcon, page: lazyPage(async () => () => null) } as const
    const built = { transactionHistory: part, personalProfit: part } as BuiltPages
    expect(menuOf(built)).toMatchObject({
      ...{ defaultPage: 'transactionHistory', pages: [{ key: 'transactionHistory' }, { key: 'personalProfit' }] },
    })
  })

  it.each(['', 'nonsense', 'playerRank'])('opens its default page for %j (checklist 116 and 118)', async (key) => {
    const { opened, address } = await openCentre(key, { clubLabel: null })
    expect(opened()).toBe('securityCenter')
    expect(address()).toBe(`/help?member=${key}`)
  })

  it('has a rank only for a member with a club label (checklist 118)', async () => {
    const { opened, entries } = await openCentre('playerRank', { clubLabel: { labelName: 'Gold', rankLevel: 3 } })
    expect(opened()).toBe('playerRank')
    expect(entries().at(-1)).toBe('playerRank')
  })

  it.each([true, false])('has the transfer to an upline only with one: %s (checklist 129)', async (toUpline) => {
    const { entries } = await openCentre('bonusDetails', { toUpline, clubLabel: null })
    expect(entries().some((entry) => entry.startsWith('transferUpline'))).toBe(toUpline)
    expect(entries()).toHaveLength(toUpline ? 13 : 12)
  })

  it('counts waiting messages, rewards and missions, and nothing at 0 (checklist 119)', async () => {
    const { entries } = await openCentre('', {}, { message: 2, reward: 0, mission: 5, promo: 9 })
    const at = (key: string) => entries().find((text) => text?.startsWith(key))
    await waitFor(() => expect(at('messageV2')).toBe('messageV22'))
    await waitFor(() => expect(at('missionLeaderboard')).toBe('missionLeaderboard5'))
    expect(at('rewardCenter')).toBe('rewardCenter')
    expect(
      entries()
        .filter((text) => /\d$/.test(text ?? ''))
        .sort(),
    ).toEqual([...['depositv2', 'messageV22', 'missionLeaderboard5']])
  })
})

describe('the menu', () => {
  it('appears with its page only once the member is known (checklist 117)', async () => {
    let answer: (value: ReturnType<typeof makeMember>) => void = () => {}
    const member = new Promise<ReturnType<typeof makeMember>>((resolve) => (answer = resolve))
    const fake = createFakeFetch({ memberInfo: () => member })
    await renderStorefront('/help?member=transactionHistory', { signedInAs: 0, features: [memberCentre], fake })
    const dialog = within(await screen.findByRole('dialog', { name: 'Member centre' }))
    expect(await dialog.findByText('Loading')).toBeInTheDocument()
    expect(dialog.queryByRole('navigation')).toBeNull()
    expect(fake.calls.map(({ name }) => name)).not.toContain('transactions')
    answer(makeMember())
    expect(await dialog.findByRole('table')).toBeVisible()
    expect(dialog.getByRole('navigation', { name: 'Member centre' })).toBeVisible()
  })

  it('leads to the pages that are built, over the same page; Back closes (checklist 116)', async () => {
    const { user, address, go, back } = await renderStorefront('/help', { signedInAs: 0, features: [memberCentre] })
    go('/help?member=transactionHistory')
    const dialog = within(await screen.findByRole('dialog'))
    const menu = within(await dialog.findByRole('navigation', { name: 'Member centre' }))
    expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      ...['Account & security', 'My wallet', 'Deposit', 'Withdrawal', 'Betting record', 'Account record'],
      ...['Profit and loss', 'Bonus details', 'Reward centre', 'Invite friends', 'Missions', 'Messages2', 'Rank'],
    ])
    await user.click(menu.getByRole('link', { name: 'Betting record' }))
    expect(address()).toBe('/help?member=personalHistoryCopy')
    back()
    expect(address()).toBe('/help')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

it('has no upline for a visitor', () => {
  const visitor: Visitor = { isAgent: false, isTrial: false, info: undefined, isOn: () => true }
  expect(pageRules.transferUpline.isFor(visitor)).toBe(false)
})
