import { createFakeFetch } from '@boardwalk/api-client/fakes'
import { onWideScreen, renderStorefront } from '@boardwalk/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { agentCentre } from '../index.ts'

let narrow = () => {}
beforeEach(() => {
  narrow = onWideScreen()
})
afterEach(() => narrow())

const open = async (signedInAs: number) => {
  const fake = createFakeFetch({
    availablePromo: () => ({ availablePromo: { REFERRAL: { enabled: false } }, availablePromoCount: 0 }),
  })
  const page = await renderStorefront('/help', { signedInAs, features: [agentCentre], fake })
  const header = within(screen.getByRole('banner'))
  await header.findByTestId('balance')
  return { ...page, header }
}

describe('entries of the frame lead into the agent centre', () => {
  it.each([
    [1, true],
    [2, true],
    [41, true],
    [42, true],
    [0, false],
    [4, false],
  ])('the header of account type %i offers it: %s (checklist 19)', async (type, isOffered) => {
    const { header } = await open(type)
    // The entries of every feature are there once those of the frame are.
    await screen.findByLabelText('Events')
    if (isOffered) expect(await header.findByLabelText('Agent centre')).toBeInTheDocument()
    else expect(header.queryByLabelText('Agent centre')).not.toBeInTheDocument()
  })

  it('sharing opens the register centre (checklist 27)', async () => {
    const { user, address } = await open(1)
    await user.click(await screen.findByLabelText('Invite friends'))
    await waitFor(() => expect(address()).toBe('/help?agent=registerCenter'))
    expect(await screen.findByRole('dialog', { name: 'Registration centre' })).toBeInTheDocument()
  })
})
