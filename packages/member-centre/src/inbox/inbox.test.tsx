import { api } from '@boardwalk/api-client'
import { createFakeFetch, type FakeFetch, fakeError, makeMessage, makeMessages, NOW } from '@boardwalk/api-client/fakes'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openPage } from '../testing/open-page.ts'

const page = 'messageV2'
const sent = (fake: FakeFetch, row: string) => fake.calls.filter(({ name }) => name === row).map(({ input }) => input)
const old = makeMessage({ title: 'Old news', readAt: NOW }, 2)
const fresh = makeMessage({ title: 'Fresh news', kind: 'PROMO' }, 1)

/** A gateway with these messages, which remembers reads and deletions. */
function inbox(list = [fresh, old]) {
  let now = list
  const unread = () => now.filter(({ readAt }) => readAt === null).length
  return createFakeFetch({
    messages: () => makeMessages(now),
    unreadCount: ({ detail }) => (detail ? { message: unread(), reward: 0, mission: 0, promo: 0 } : unread()),
    message: ({ id }) => ({ ...makeMessage({ id }), content: 'First line\n<b>Second</b> line', link: '/help' }),
    readMessages: ({ ids }) => {
      now = now.map((one) => (!ids || ids.includes(one.id) ? { ...one, readAt: NOW } : one))
      return { unread: unread() }
    },
    deleteMessages: ({ ids }) => {
      now = now.filter(({ id }) => !ids.includes(id))
      return { deleted: ids.length, unread: unread() }
    },
  })
}

describe('a message', () => {
  it('shows its text as plain text when it is opened, and is read from then on', async () => {
    const { fake, dialog, user } = await openPage(page, { fake: inbox() })
    const [first, second] = await dialog.findAllByRole('article')
    expect(within(first as HTMLElement).getByText('Unread')).toBeVisible()
    expect(within(second as HTMLElement).queryByText('Unread')).toBeNull()
    await user.click(dialog.getByRole('heading', { name: 'Fresh news' }))
    const text = await dialog.findByText(/<b>Second<\/b> line/)
    expect(text.querySelector('b')).toBeNull()
    expect(dialog.getByRole('link', { name: 'Open the page' })).toHaveAttribute('href', '/help')
    await waitFor(() => expect(dialog.queryByText('Unread')).toBeNull())
    expect(sent(fake, 'readMessages')).toEqual([{ ids: [fresh.id] }])
  })

  it('names the language that it was written in, where the gateway knows it', async () => {
    const written = { ...fresh, language: 'BN' as const }
    const fake = inbox([written, old])
    fake.use({ message: () => ({ ...written, content: 'Its text', link: null }) })
    const { dialog, user } = await openPage(page, { fake })
    const titles = await dialog.findAllByText('Fresh news')
    expect(titles.map((title) => title.closest('[lang=bn]'))).not.toContain(null)
    expect(dialog.getByRole('checkbox', { name: 'Select: Fresh news' })).toBeVisible()
    await user.click(dialog.getByRole('heading', { name: 'Fresh news' }))
    expect(await dialog.findByText('Its text')).toHaveAttribute('lang', 'bn')
    expect(dialog.getByRole('heading', { name: 'Old news' })).not.toHaveAttribute('lang')
  })

  it('that was read already is not marked again', async () => {
    const { fake, dialog, user } = await openPage(page, { fake: inbox() })
    await user.click(await dialog.findByRole('heading', { name: 'Old news' }))
    await dialog.findByText(/First line/)
    expect(sent(fake, 'readMessages')).toEqual([])
  })

  it.each(['javascript:alert(1)', '//help'])('has no link to %s', async (link) => {
    const fake = inbox()
    fake.use({ message: ({ id }) => ({ ...makeMessage({ id }), content: 'Look', link }) })
    const { dialog, user } = await openPage(page, { fake })
    await user.click(await dialog.findByRole('heading', { name: 'Old news' }))
    await dialog.findByText('Look')
    expect(dialog.queryByRole('link', { name: 'Open the page' })).toBeNull()
  })
})

describe('several messages', () => {
  it('are marked as read up to the time of the list', async () => {
    const { fake, dialog, user } = await openPage(page, { fake: inbox() })
    await user.click(await dialog.findByRole('button', { name: 'Mark all as read' }))
    await waitFor(() => expect(dialog.queryByText('Unread')).toBeNull())
    expect(sent(fake, 'readMessages')).toEqual([{ all: true, upTo: NOW }])
    expect(dialog.getByRole('button', { name: 'Mark all as read' })).toBeDisabled()
  })

  it('are deleted once they are selected and confirmed', async () => {
    const { fake, dialog, user } = await openPage(page, { fake: inbox() })
    const remove = await dialog.findByRole('button', { name: 'Delete selected' })
    expect(remove).toBeDisabled()
    await user.click(dialog.getByRole('checkbox', { name: 'Select: Old news' }))
    expect(dialog.getByRole('checkbox', { name: /Select all/ })).toBePartiallyChecked()
    await user.click(dialog.getByRole('checkbox', { name: /Select all/ }))
    await user.click(remove)
    const asked = within(await screen.findByRole('alertdialog', { name: 'Delete 2 messages?' }))
    await user.click(asked.getByRole('button', { name: 'Cancel' }))
    expect(sent(fake, 'deleteMessages')).toEqual([])
    await user.click(remove)
    await user.dblClick(await screen.findByRole('button', { name: 'Delete' }))
    expect(await dialog.findByText('No messages yet')).toBeVisible()
    expect(sent(fake, 'deleteMessages')).toEqual([{ ids: [fresh.id, old.id] }])
  })

  it('are no longer selected once they left the list, though they come back', async () => {
    const fake = inbox()
    fake.use({
      messages: ({ pageNo }) => makeMessages([pageNo === 1 ? fresh : old], { pageNo: Number(pageNo), totalPages: 2 }),
    })
    const { dialog, user } = await openPage(page, { fake })
    await user.click(await dialog.findByRole('checkbox', { name: 'Select: Fresh news' }))
    await user.click(dialog.getByRole('button', { name: 'Next' }))
    expect(await dialog.findByRole('checkbox', { name: 'Select: Old news' })).not.toBeChecked()
    expect(dialog.getByRole('button', { name: 'Delete selected' })).toBeDisabled()
    await user.click(dialog.getByRole('button', { name: 'Previous' }))
    expect(await dialog.findByRole('checkbox', { name: 'Select: Fresh news' })).not.toBeChecked()
  })

  it('stay when they could not be deleted; the dialog shows the reason and tries again', async () => {
    const fake = inbox()
    fake.use(fakeError('deleteMessages', 'OVERLOADED'))
    const { dialog, user } = await openPage(page, { fake })
    await user.click(await dialog.findByRole('checkbox', { name: 'Select: Old news' }))
    await user.click(dialog.getByRole('button', { name: 'Delete selected' }))
    const asked = within(await screen.findByRole('alertdialog'))
    await user.click(asked.getByRole('button', { name: 'Delete' }))
    expect(await asked.findByRole('alert')).toBeVisible()
    expect(dialog.getAllByRole('article', { hidden: true })).toHaveLength(2)
  })
})

it('shows messages that arrive while it is open: the live count changes, the list is refetched', async () => {
  const list = [old]
  const fake = createFakeFetch({ messages: () => makeMessages(list), unreadCount: () => 0 })
  const { dialog, store } = await openPage(page, { fake })
  await dialog.findByRole('heading', { name: 'Old news' })
  list.unshift(fresh)
  // As the stream does it.
  store.dispatch(api.util.updateQueryData('unreadCount', {}, () => 1))
  expect(await dialog.findByRole('heading', { name: 'Fresh news' })).toBeVisible()
})

it('has announcements with the markup that an operator may use, and its tab in the URL', async () => {
  const fake = inbox()
  const { dialog, user, address } = await openPage(page, { fake })
  await user.click(await dialog.findByRole('tab', { name: 'Announcements' }))
  expect(address()).toBe(`/help?member=${page}&q.tab=announcements`)
  await waitFor(() => expect(sent(fake, 'siteAnnouncements').at(-1)).toMatchObject({ pageSize: 9, pageNo: 1 }))
  expect(await dialog.findByText('Notice 1')).toBeVisible()
})

it('leads back from a page that has no messages any more', async () => {
  const fake = createFakeFetch({
    messages: ({ pageNo }) => makeMessages(pageNo === 1 ? [old] : [], { pageNo: Number(pageNo) }),
  })
  const { dialog, user } = await openPage(`${page}&q.page=3`, { fake })
  await user.click(await dialog.findByRole('button', { name: 'Go to the first page' }))
  expect(await dialog.findByRole('heading', { name: 'Old news' })).toBeVisible()
})
