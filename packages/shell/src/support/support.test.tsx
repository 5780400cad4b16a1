import { createFakeFetch, fakeError, makeMember, sealReply } from '@boardwalk/api-client/fakes'
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderStorefront } from '../testing/render-storefront.tsx'
import { supportAddress } from './support-window.ts'

type Answers = NonNullable<Parameters<typeof createFakeFetch>[0]>
const closed: Answers = {
  systemStatus: () => ({ status: 1, messageKey: null, until: null, ip: '', countryCode: 'PH', csUrl: null }),
}

function fakeWindow() {
  const desk = {
    opener: window as Window | null,
    document: document.implementation.createHTMLDocument(),
    location: { replace: vi.fn() },
    close: vi.fn(),
  }
  const open = vi.spyOn(window, 'open').mockReturnValue(desk as unknown as Window)
  return { desk, open }
}

afterEach(() => vi.restoreAllMocks())

const press = async (answers: Answers, signedInAs?: number) => {
  const seen: string[] = []
  const fake = createFakeFetch({
    ...closed,
    customerServiceLink: async ({ csType, clientKey }) => {
      seen.push(csType)
      return { link: await sealReply(String(clientKey), { url: `/support/${csType.toLowerCase()}` }) }
    },
    ...answers,
  })
  const { user } = await renderStorefront('/', { fake, ...(signedInAs !== undefined && { signedInAs }) })
  if (signedInAs !== undefined)
    await vi.waitFor(() => expect(fake.calls.map(({ name }) => name)).toContain('memberInfo'), 20_000)
  await user.click(await screen.findByRole('button', { name: 'Contact customer service' }))
  return seen
}
const rank = (rankLevel: number): Answers => ({
  memberInfo: () => makeMember({ clubLabel: { labelName: 'Gold', rankLevel } }),
})

describe('the customer-service window', () => {
  it('opens 440 by 750 inside the click, cannot reach back, and is addressed when the link is here (checklist 26)', async () => {
    const { desk, open } = fakeWindow()
    await press({})
    expect(open.mock.calls[0]?.[2]).toMatch(/width=440,height=750/)
    expect(desk.opener).toBeNull()
    await vi.waitFor(
      () => expect(desk.location.replace).toHaveBeenCalledWith('http://ph.localhost:4001/support/livechat'),
      20_000,
    )
    expect(desk.close).not.toHaveBeenCalled()
  })

  it('closes again when the link does not arrive (checklist 26)', async () => {
    const { desk } = fakeWindow()
    await press(fakeError('customerServiceLink', 'NOT_FOUND'))
    await vi.waitFor(() => expect(desk.close).toHaveBeenCalled(), 20_000)
    expect(desk.location.replace).not.toHaveBeenCalled()
  })

  it('closes when the response was sealed with another key', async () => {
    const { desk } = fakeWindow()
    await press({ customerServiceLink: () => ({ link: 'fake.sealed.link' }) })
    await vi.waitFor(() => expect(desk.close).toHaveBeenCalled(), 20_000)
  })

  it('shows that the browser blocked it', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null)
    await press({})
    expect(await screen.findByText(/browser blocked the new window/)).toBeInTheDocument()
  })

  it.each([
    [5, 'VIP'],
    [4, 'LIVECHAT'],
  ])('of rank %i leads to %s (checklist 120)', async (level, desk) => {
    const { desk: popup } = fakeWindow()
    const seen = await press(rank(level), 0)
    await vi.waitFor(() => expect(seen).toEqual([desk]), 20_000)
    // The press is over once the window is addressed or closed; nothing of it may outlive the page.
    await vi.waitFor(
      () => expect([popup.location.replace, popup.close].some(({ mock }) => mock.calls.length)).toBe(true),
      20_000,
    )
  })

  it.each(['javascript:alert(1)', 'http://elsewhere.example/', 'data:text/html,x'])('never goes to %s', (url) => {
    expect(() => supportAddress({ url }, 'http://ph.localhost:4001/')).toThrow()
  })

  it('goes to other hosts by TLS', () => {
    expect(supportAddress({ url: 'https://desk.example/a' }, 'http://ph.localhost:4001/')).toBe(
      'https://desk.example/a',
    )
  })
})
