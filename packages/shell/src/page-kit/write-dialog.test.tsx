import { createFakeFetch, fakeError, fakes } from '@boardwalk/api-client/fakes'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { lazyPage } from '../app/lazy-page.tsx'
import { renderStorefront } from '../testing/render-storefront.tsx'
import { useWrite } from '../write/index.ts'
import { WriteDialog } from './index.ts'

const body = { from: 'MAIN', to: '101', amount: '5.00' }

function Page() {
  const write = useWrite('walletTransfer', 'kit')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <WriteDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        write={write}
        body={body}
        title="Move money"
        confirmLabel="Move"
        done={({ amount }) => `Moved ${amount}`}
      >
        {({ amount }) => <p>{amount} goes to the vendor</p>}
      </WriteDialog>
    </>
  )
}
const route = { path: '/kit', page: lazyPage(async () => Page), layout: 'bare', title: 'shell:title.help' } as const

const show = (fake: ReturnType<typeof createFakeFetch>) =>
  renderStorefront('/kit', { fake, features: [{ name: 'kit', routes: [route] }], signedInAs: 0 })
/** A confirmed write of 7.00 whose response a reload lost. */
const storePending = () =>
  sessionStorage.setItem(
    'write:kit',
    JSON.stringify({
      ...{ key: 'k'.repeat(22), body: { ...body, amount: '7.00' }, confirmedAt: Date.now(), username: 'player01' },
    }),
  )
const unknown = { state: 'UNKNOWN', status: null, body: null } as const
const found = { state: 'DONE', status: 200, body: fakes.walletTransfer({ ...body, amount: '7.00' }) } as const

async function open(fake = createFakeFetch()) {
  const page = await show(fake)
  await page.user.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByRole('dialog', { name: 'Move money' })
  const sent = () => fake.calls.filter(({ name }) => name === 'walletTransfer')
  return { ...page, sent }
}

describe('a write dialog', () => {
  it('sends nothing until the player confirms, and nothing when they cancel', async () => {
    const { user, sent } = await open()
    expect(screen.getByText('5.00 goes to the vendor')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent()).toEqual([])
  })

  it('sends once for two presses, shows the result, and confirms again the next time', async () => {
    const { user, sent } = await open()
    await user.dblClick(screen.getByRole('button', { name: 'Move' }))
    expect(await screen.findByText('Moved 5.00')).toBeVisible()
    expect(sent()).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Move' })).toBeNull()
    const [, close] = screen.getAllByRole('button', { name: 'Close' })
    // The second click of a double click, on the button that took the place of the first.
    fireEvent.click(close as HTMLElement, { detail: 2 })
    expect(screen.getByText('Moved 5.00')).toBeVisible()
    await user.click(close as HTMLElement)
    await user.click(screen.getByRole('button', { name: 'Open' }))
    expect(await screen.findByText('5.00 goes to the vendor')).toBeVisible()
  })

  it('shows why it was refused and offers another confirmation, with a key of its own', async () => {
    const fake = createFakeFetch()
    fake.use(fakeError('walletTransfer', 'INSUFFICIENT_FUNDS', { available: '1.00' }))
    const { user, sent } = await open(fake)
    await user.click(screen.getByRole('button', { name: 'Move' }))
    expect(await screen.findByRole('alert')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Move' }))
    await waitFor(() => expect(sent()).toHaveLength(2))
    const keys = sent().map(({ headers }) => headers.get('idempotency-key'))
    expect(new Set(keys).size).toBe(2)
  })

  it('still follows a write that was closed while its outcome is open, and shows the sent values', async () => {
    storePending()
    const { user } = await open()
    expect(await screen.findByText('7.00 goes to the vendor')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Move' })).toHaveAttribute('aria-disabled', 'true')
    const [, close] = screen.getAllByRole('button', { name: 'Close' })
    await user.click(close as HTMLElement)
    expect(sessionStorage.getItem('write:kit')).not.toBeNull()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getAllByText(/will not process it twice/)[0]).toBeVisible()
  })

  it('says that it checks a write that a reload interrupted, and opens with its outcome', async () => {
    storePending()
    const answers = [unknown, found]
    await show(createFakeFetch({ operation: () => answers.shift() ?? found }))
    expect(await screen.findByText(/will not process it twice/)).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    const dialog = await screen.findByRole('dialog', { name: 'Move money' }, { timeout: 10_000 })
    expect(dialog).toHaveTextContent('Moved 7.00')
  })
})
