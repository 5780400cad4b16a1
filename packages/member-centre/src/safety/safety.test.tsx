import { createFakeFetch, makeLimit, makeProtection } from '@boardwalk/api-client/fakes'
import { renderStorefront } from '@boardwalk/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { memberCentre } from '../index.ts'

const at = (day: number) => `2026-11-${day}T16:00:00.000Z`

async function open(page: string, answer = makeProtection()) {
  const fake = createFakeFetch({ limits: () => answer })
  const shown = await renderStorefront(`/help?safety=${page}`, { signedInAs: 0, features: [memberCentre], fake })
  const sent = (name: string) => fake.calls.filter((call) => call.name === name).map(({ input }) => input)
  const confirm = async (title: string, label: string) => {
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    await shown.user.click(dialog.getByRole('button', { name: label }))
    return dialog
  }
  return { ...shown, sent, confirm }
}

it('sets a limit once the player has confirmed it', async () => {
  const { user, sent, confirm } = await open('limits')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Limit' }), 'Time limit')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'per week')
  await user.type(screen.getByRole('textbox', { name: 'Minutes' }), '600')
  await user.click(screen.getByRole('button', { name: 'Set limit' }))
  expect(await screen.findByText('Time limit, per week: 600 minutes')).toBeVisible()
  expect(sent('setLimit')).toEqual([])
  await confirm('Save this limit?', 'Save')
  expect(await screen.findByText('Your choice is saved.')).toBeVisible()
  expect(sent('setLimit')).toEqual([{ kind: 'SESSION', window: 'WEEK', value: '600' }])
})

it.each([
  ['Confirm', '800.00'],
  ['Cancel the request', '500.00'],
])('answers a request that is ready: %s', async (label, value) => {
  const pending = { value: '800.00', effectiveAt: at(21), expiresAt: at(27), isReady: true }
  const { user, sent, confirm } = await open('limits', makeProtection({ limits: [makeLimit({ pending })] }))
  await user.click(await screen.findByRole('button', { name: label }))
  await confirm('Save this limit?', 'Save')
  await waitFor(() => expect(sent('setLimit')).toEqual([{ kind: 'LOSS', window: 'DAY', value }]))
})

it('confirms no request before its day', async () => {
  const pending = { value: null, effectiveAt: at(25), expiresAt: at(30), isReady: false }
  await open('limits', makeProtection({ limits: [makeLimit({ pending })] }))
  expect(await screen.findByText(/^You asked to remove this limit/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Cancel the request' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Remove limit' })).toBeNull()
})

it('excludes for good, everywhere, after saying so', async () => {
  const { user, sent, confirm } = await open('breaks')
  const [, length] = await screen.findAllByRole('combobox', { name: 'Length' })
  await user.selectOptions(length as HTMLElement, 'Permanently')
  await user.click(screen.getByRole('button', { name: 'Exclude yourself' }))
  expect(await screen.findByText(/can never sign in or play again/)).toBeVisible()
  await confirm('Exclude yourself', 'Exclude yourself')
  await waitFor(() => expect(sent('excludeSelf')).toEqual([{ months: null, scope: 'ALL' }]))
})
