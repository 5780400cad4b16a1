import { createFakeFetch, fakeError, fakeId, fakes, makeAnnouncement } from '@boardwalk/api-client/fakes'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Modal } from '../app/modal-slice.ts'
import { chat } from '../chat/index.ts'
import { memberCentre } from '../testing/centres.tsx'
import { renderStorefront } from '../testing/render-storefront.tsx'

type Options = Parameters<typeof renderStorefront>[1]
const opened = async (modal: Modal, options: Options = {}) => {
  const page = await renderStorefront('/help', options)
  await waitFor(() => expect(page.store.getState().session.status).not.toBe('unknown'))
  page.store.dispatch({ type: 'modal/modalOpened', payload: modal })
  const role = ['logout', 'trial', 'coming'].includes(modal.kind) ? 'alertdialog' : 'dialog'
  return { ...page, dialog: within(await screen.findByRole(role)) }
}
const withChat = () => {
  const permission = fakes.permission({})
  const info = { ...permission.info, features: { ...permission.info.features, chat: true } }
  return { permission: () => ({ ...permission, info }) }
}

describe('the dialogs', () => {
  it.each([
    [{ kind: 'activity' }, 'Events now'],
    [{ kind: 'gift' }, 'A welcome gift for you'],
    [{ kind: 'login' }, 'Sign in'],
    [{ kind: 'register' }, 'Join Tala'],
    [{ kind: 'forgetPass' }, 'Forgot your password?'],
    [{ kind: 'forgetTip' }, 'Forgot your password?'],
    [{ kind: 'region' }, 'Region and language'],
    [{ kind: 'notice', id: fakeId(1) }, 'Announcements'],
    [{ kind: 'chat' }, 'Chat room'],
  ] as [Modal, string][])('include %j (checklist 38)', async (modal, title) => {
    const { dialog } = await opened(modal, { fake: createFakeFetch(withChat()), features: [chat] })
    expect(dialog.getAllByRole('heading')[0]).toHaveTextContent(title)
  })
})

describe('activities', () => {
  it('send a visitor to the login (checklist 36)', async () => {
    const { dialog, user } = await opened({ kind: 'activity' }, { features: [memberCentre] })
    await user.click(dialog.getByRole('button', { name: 'Deposit' }))
    expect(await screen.findByLabelText('Username')).toBeInTheDocument()
  })

  it('bring a player to the messages (checklist 36)', async () => {
    const { dialog, user, address, fake } = await opened(
      { kind: 'activity' },
      { signedInAs: 0, features: [memberCentre] },
    )
    await user.click(dialog.getByRole('button', { name: 'Deposit' }))
    expect(await screen.findByText('member centre: messageV2')).toBeInTheDocument()
    expect(address()).toBe('/help?member=messageV2')
    const groups = fake.calls.filter(({ name }) => name === 'siteBanners').map(({ input }) => input)
    expect(groups).toContainEqual(expect.objectContaining({ group: 'w_topup_3' }))
  })

  it.each([undefined, 0])(
    'have no way to deposit where no feature brings one, type %s (checklist 36)',
    async (type) => {
      const { dialog } = await opened({ kind: 'activity' }, type === undefined ? {} : { signedInAs: type })
      expect(dialog.queryByRole('button', { name: 'Deposit' })).not.toBeInTheDocument()
    },
  )
})

describe('the warning of a trial account', () => {
  it('offers the registration, and leads to it', async () => {
    const { dialog, user, address, store } = await opened({ kind: 'trial' }, { signedInAs: 4 })
    await user.click(dialog.getByRole('link', { name: 'Register' }))
    await waitFor(() => expect(address()).toBe('/register'))
    expect(store.getState().modal.open).toBeNull()
  })

  it('does not ask a player to register', async () => {
    const { dialog } = await opened({ kind: 'trial' }, { signedInAs: 0 })
    expect(dialog.queryByRole('link')).not.toBeInTheDocument()
  })
})

describe('open dialogs', () => {
  const promotion = fakes.promotion({ id: fakeId(1) })
  const withOffers = () =>
    createFakeFetch({
      promotions: () => ({
        types: [],
        list: [
          { ...promotion, title: 'Lantern week', summary: 'Every evening', state: 'JOIN' as const },
          { ...promotion, id: fakeId(2), title: 'Last summer', state: 'CLOSED' as const },
        ],
      }),
    })

  it('names each open offer and leads to it', async () => {
    const { dialog, user, address, store } = await opened({ kind: 'activity' }, { fake: withOffers() })
    expect(await dialog.findByText('Every evening')).toBeInTheDocument()
    expect(dialog.queryByText('Last summer')).not.toBeInTheDocument()
    await user.click(dialog.getByRole('link', { name: 'Lantern week' }))
    expect(address()).toBe(`/promoDetail?id=${fakeId(1)}`)
    expect(store.getState().modal.open).toBeNull()
  })

  it('shows that there is no offer', async () => {
    const fake = createFakeFetch({ promotions: () => ({ types: [], list: [] }) })
    const { dialog } = await opened({ kind: 'activity' }, { fake })
    expect(await dialog.findByText(/There are no events/)).toBeInTheDocument()
  })
})

describe('announcements', () => {
  const all = Array.from({ length: 20 }, (_, n) => makeAnnouncement({ title: `News ${n + 1}` }, n + 1))
  const paged = () =>
    createFakeFetch({
      announcements: () => ({ player: all, banners: [], popup: [], promotion: [] }),
      siteAnnouncements: ({ pageNo, pageSize }) => ({
        list: all.slice((pageNo - 1) * pageSize, pageNo * pageSize),
        pageNo,
        pageSize,
        totalCount: all.length,
        totalPages: Math.ceil(all.length / pageSize),
      }),
    })

  it('are nine to a page, opened at the one that was pressed (checklist 22, 37)', async () => {
    const { dialog, user, fake } = await opened({ kind: 'notice', id: fakeId(12) }, { fake: paged() })
    const chosen = (await dialog.findByText('News 12')).closest('article')
    expect(chosen).toHaveAttribute('aria-current', 'true')
    expect(dialog.getAllByRole('article')).toHaveLength(9)
    const asked = fake.calls.filter(({ name }) => name === 'siteAnnouncements')
    expect(asked.at(-1)?.input).toMatchObject({ types: 'PL,PU,H', pageNo: 2, pageSize: 9 })
    await user.click(dialog.getByRole('button', { name: /Page 3/ }))
    expect(await dialog.findByText('News 20')).toBeInTheDocument()
    expect(dialog.getAllByRole('article')).toHaveLength(2)
  })

  it('scroll to the one that was pressed (checklist 22)', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    const { dialog } = await opened({ kind: 'notice', id: fakeId(5) }, { fake: paged() })
    await dialog.findByText('News 5')
    await waitFor(() => expect(scrolled).toHaveBeenCalled())
    expect(scrolled.mock.contexts[0]).toHaveTextContent('News 5')
  })

  it('open at the one that was pressed although others came in between', async () => {
    const fake = paged()
    fake.use({ siteAnnouncement: () => makeAnnouncement({ title: 'Pressed' }, 40) })
    const { dialog } = await opened({ kind: 'notice', id: fakeId(40) }, { fake })
    expect((await dialog.findByText('Pressed')).closest('article')).toHaveAttribute('aria-current', 'true')
  })

  it('show their words and run nothing that was put into them', async () => {
    const content = '<p>Hello <img src=x onerror="document.body.dataset.hacked=1"><script>1</script></p>'
    const fake = createFakeFetch({
      siteAnnouncements: () => ({
        ...{ pageNo: 1, pageSize: 9, totalCount: 1, totalPages: 1 },
        list: [makeAnnouncement({ title: '<b>Bold</b>', content })],
      }),
    })
    const { dialog } = await opened({ kind: 'notice', id: fakeId(1) }, { fake })
    expect(await dialog.findByText('<b>Bold</b>')).toBeInTheDocument()
    expect(document.querySelector('dialog img[src="x"], dialog script')).toBeNull()
  })
})

describe('the sessions of an account', () => {
  const NOW = '2026-11-21T10:00:00.000Z'
  const session = (n: number, current: boolean) => ({
    ...{ id: fakeId(n), current, createdAt: NOW, lastSeenAt: NOW },
    ip: '192.0.2.1',
    device: `Phone ${n}`,
  })
  const list = { sessions: () => ({ list: [session(1, true), session(2, false)] }) }

  it('can be ended one by one, but not the present one', async () => {
    const { dialog, user, fake } = await opened({ kind: 'sessions' }, { signedInAs: 0, fake: createFakeFetch(list) })
    expect(await dialog.findByText('This device')).toBeInTheDocument()
    expect(dialog.getByText('Times are in Philippine Standard Time.')).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Sign out Phone 1' })).not.toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Sign out Phone 2' }))
    await waitFor(() => expect(fake.calls.find(({ name }) => name === 'endSession')?.input).toEqual({ id: fakeId(2) }))
  })

  it('are ended after a proof where the gateway wants one, with the new token', async () => {
    let isProved = false
    const fake = createFakeFetch({
      ...list,
      endOtherSessions: () => {
        if (isProved) return { ended: 1 }
        const [refuse] = Object.values(
          fakeError('endOtherSessions', 'STEP_UP_REQUIRED', { methods: ['PASSWORD'], stepUpToken: 'step-up' }),
        ) as [() => never]
        return refuse()
      },
      stepUp: () => {
        isProved = true
        return { token: 'the-rotated-token', expiresAt: NOW }
      },
    })
    const { dialog, user } = await opened({ kind: 'sessions' }, { signedInAs: 0, fake })
    await user.click(await dialog.findByRole('button', { name: 'Sign out everywhere else' }))
    await user.type(await dialog.findByLabelText('Your password'), 'Boardwalk-1')
    await user.click(dialog.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(fake.calls.filter(({ name }) => name === 'endOtherSessions')).toHaveLength(2))
    expect(fake.calls.find(({ name }) => name === 'stepUp')?.input).toEqual({
      stepUpToken: 'step-up',
      method: 'PASSWORD',
      code: 'Boardwalk-1',
    })
    const last = fake.calls.filter(({ name }) => name === 'endOtherSessions').at(-1)
    expect(last?.headers.get('authorization')).toBe('Bearer the-rotated-token')
    expect(sessionStorage.getItem('token')).toBe('the-rotated-token')
    expect(await dialog.findByText('This device')).toBeInTheDocument()
  })
})

describe('a proof by SMS', () => {
  it('sends a code to the member’s own number and gives it back', async () => {
    const asked = fakeError('endOtherSessions', 'STEP_UP_REQUIRED', {
      methods: ['PASSWORD', 'MOBILE', 'PIGEON'],
      stepUpToken: 'step-up',
    })
    const list = [1, 2].map((n) => ({
      ...{ id: fakeId(n), current: n === 1, createdAt: '2026-11-21T10:00:00.000Z', ip: '192.0.2.1' },
      ...{ lastSeenAt: '2026-11-21T10:00:00.000Z', device: `Phone ${n}` },
    }))
    const fake = createFakeFetch({ sessions: () => ({ list }), ...asked })
    const { dialog, user } = await opened({ kind: 'sessions' }, { signedInAs: 0, fake })
    await user.click(await dialog.findByRole('button', { name: 'Sign out everywhere else' }))
    expect(await dialog.findAllByRole('radio')).toHaveLength(2)
    await user.click(dialog.getByRole('radio', { name: 'Code by SMS' }))
    await user.click(dialog.getByRole('button', { name: 'Send code' }))
    expect(await dialog.findByText(/on its way to \*{3}567/)).toBeInTheDocument()
    expect(fake.calls.find(({ name }) => name === 'sendStepUp')?.input).toEqual({ stepUpToken: 'step-up' })
    await user.type(dialog.getByLabelText('Code from the message'), '123456')
    await user.click(dialog.getByRole('button', { name: 'Confirm' }))
    await waitFor(() =>
      expect(fake.calls.find(({ name }) => name === 'stepUp')?.input).toEqual({
        stepUpToken: 'step-up',
        method: 'MOBILE',
        code: '123456',
      }),
    )
  })
})

describe('the avatar', () => {
  it('is chosen from the pictures of the platform', async () => {
    const list = ['a1', 'a2'].map((avatarId) => ({ avatarId, url: `/art/avatar/${avatarId}.svg` }))
    const fake = createFakeFetch({ avatarIcons: () => ({ current: 'a1', list }) })
    const { dialog, user } = await opened({ kind: 'avatar' }, { signedInAs: 0, fake })
    await user.click(await dialog.findByLabelText('Picture 2'))
    await user.click(dialog.getByRole('button', { name: 'Use this picture' }))
    await waitFor(() =>
      expect(fake.calls.find(({ name }) => name === 'changeAvatar')?.input).toEqual({ avatarId: 'a2' }),
    )
  })
})
