import { createFakeFetch, fakeError, NOW } from '@boardwalk/api-client/fakes'
import { renderStorefront } from '@boardwalk/shell/testing'
import { hydratePage } from '@boardwalk/shell/testing/hydrate'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { gameLobby } from '../index.ts'

const last = {
  ...{ amount: '38214.07', hitAt: '38214.06', accountMasked: 'pl****01', wonAt: NOW },
  ...{ commitment: 'a1'.repeat(32), salt: 'c3'.repeat(32) },
}
const pool = (amount: string) => ({
  ...{ amount, currency: 'INR' as const, asOf: NOW, share: '0.01', seed: '1000.00', mustHitBy: '50000.00' },
  ...{ commitment: '9f'.repeat(32), last },
})
const figures = (amount: string) => ({ jackpot: () => ({ mode: 'pool' as const, pool: pool(amount) }) })
const named = { name: 'Jackpot' }
const held = () => {
  const gate = Promise.withResolvers<void>()
  const fake = createFakeFetch(figures('12480.55'))
  return { fake, gate }
}

it("keeps the server's drawing, whose data the document does not repeat, until there are figures", async () => {
  const { fake, gate } = held()
  let drawn: HTMLElement | undefined
  const page = await hydratePage('/', {
    fake,
    features: [gameLobby],
    meanwhile: (root) => {
      drawn = within(root).getByRole('region', named)
      fake.use({ jackpot: () => gate.promise.then(figures('12481.00').jackpot) })
    },
  })
  expect(within(drawn as HTMLElement).getByText('₹12,480.55')).toBeInTheDocument()
  expect(page.root.textContent).not.toContain('9f9f')
  await waitFor(() => expect(page.calls().some(({ name }) => name === 'jackpot')).toBe(true))
  expect(screen.getByRole('region', named)).toBe(drawn)
  await act(async () => gate.resolve())
  await waitFor(() => expect(drawn).not.toBeInTheDocument())
  expect(within(screen.getByRole('region', named)).getByText('₹12,481.00')).toBeInTheDocument()
  expect(page.onRecoverableError).not.toHaveBeenCalled()
  await page.unmount()
})

/** A page whose figures arrive when `arrive` is called. */
async function hydrateWaiting() {
  const { fake, gate } = held()
  const page = await hydratePage('/', {
    fake,
    features: [gameLobby],
    meanwhile: () => fake.use({ jackpot: () => gate.promise.then(figures('12481.00').jackpot) }),
  })
  return { ...page, arrive: () => act(async () => gate.resolve()) }
}
const button = () => within(screen.getByRole('region', named)).getByRole('button', { name: 'How it works' })

it('leaves the focus on the button of the drawing', async () => {
  const page = await hydrateWaiting()
  const drawn = button()
  act(() => drawn.focus())
  await page.arrive()
  await waitFor(() => expect(drawn).not.toBeInTheDocument())
  expect(button()).toHaveFocus()
  await page.unmount()
})

it('answers a press on the drawing', async () => {
  const page = await hydrateWaiting()
  fireEvent.click(button())
  await page.arrive()
  expect(await screen.findByRole('dialog')).toHaveTextContent('₹1,000.00')
  await page.unmount()
})

it("keeps the server's figures while the browser cannot read newer ones", async () => {
  const { fake } = held()
  const page = await hydratePage('/', {
    fake,
    features: [gameLobby],
    meanwhile: () => fake.use(fakeError('jackpot', 'INTERNAL')),
  })
  await waitFor(() => expect(page.calls().some(({ name }) => name === 'jackpot')).toBe(true))
  await act(() => new Promise((done) => setTimeout(done, 100)))
  expect(within(screen.getByRole('region', named)).getByText('₹12,480.55')).toBeInTheDocument()
  await page.unmount()
})

it('is drawn by the browser on a page that did not come from the server, in a place of its height', async () => {
  const { fake, gate } = held()
  fake.use({ jackpot: () => gate.promise.then(figures('12480.55').jackpot) })
  const { container } = await renderStorefront('/', { features: [gameLobby], fake })
  const place = container.querySelector('[data-gate="jackpot"] > :only-child')
  expect(place && getComputedStyle(place).getPropertyValue('min-block-size')).toBe('240px')
  await act(async () => gate.resolve())
  expect(await screen.findByRole('region', named)).toHaveTextContent('12,480.55')
})

it('leaves no place where the brand has none', async () => {
  const off = createFakeFetch({ jackpot: () => ({ mode: 'off', pool: null }) })
  const page = await hydratePage('/', { fake: off, features: [gameLobby] })
  expect(screen.queryByRole('region', named)).toBeNull()
  await waitFor(() => expect(page.calls().some(({ name }) => name === 'jackpot')).toBe(true))
  expect(screen.queryByRole('region', named)).toBeNull()
  expect(page.onRecoverableError).not.toHaveBeenCalled()
  await page.unmount()
})
