import { createFakeFetch, makeLimit, makeProtection } from '@boardwalk/api-client/fakes'
import { renderStorefront } from '@boardwalk/shell/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
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
  return { ...shown, fake, sent, confirm }
}

it('sets a limit once the player has confirmed it', async () => {
  const { user, sent, confirm } = await open('limits')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Limit' }), 'Time limit')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'within 7 days')
  await user.type(screen.getByRole('textbox', { name: 'Minutes' }), '600')
  await user.click(screen.getByRole('button', { name: 'Set limit' }))
  expect(await screen.findByText('Time limit, within 7 days: 600 minutes')).toBeVisible()
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
  expect(await screen.findByText(/can never play or deposit again/)).toBeVisible()
  await confirm('Exclude yourself', 'Exclude yourself')
  await waitFor(() => expect(sent('excludeSelf')).toEqual([{ months: null, scope: 'ALL' }]))
})

it('excludes for a chosen time on this site only', async () => {
  const { user, sent, confirm } = await open('breaks')
  const [, length] = await screen.findAllByRole('combobox', { name: 'Length' })
  await user.selectOptions(length as HTMLElement, '2 years')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Where' }), 'On this site only')
  await user.click(screen.getByRole('button', { name: 'Exclude yourself' }))
  await confirm('Exclude yourself', 'Exclude yourself')
  await waitFor(() => expect(sent('excludeSelf')).toEqual([{ months: 24, scope: 'MERCHANT' }]))
})

it('takes a break of the chosen days', async () => {
  const { user, sent, confirm } = await open('breaks')
  const [length] = await screen.findAllByRole('combobox', { name: 'Length' })
  await user.selectOptions(length as HTMLElement, '30 days')
  await user.click(screen.getByRole('button', { name: 'Take a break' }))
  await confirm('Take a break', 'Take a break')
  await waitFor(() => expect(sent('takeBreak')).toEqual([{ days: 30 }]))
})

it('sets the interval of the reality check, and an amount without its trailing dot', async () => {
  const { user, sent, confirm } = await open('limits')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Show how long I have played' }), '120')
  await waitFor(() => expect(sent('setRealityCheck')).toEqual([{ minutes: 120 }]))
  await user.type(screen.getByRole('textbox', { name: 'Amount' }), '50.')
  await user.click(screen.getByRole('button', { name: 'Set limit' }))
  await confirm('Save this limit?', 'Save')
  await waitFor(() => expect(sent('setLimit')).toEqual([{ kind: 'LOSS', window: 'DAY', value: '50' }]))
})

it('says after the sign-in of an excluded player until when, and leads to player safety', async () => {
  const excluded = { until: '2027-05-24T04:00:00.000Z' }
  const fake = createFakeFetch({ limits: () => makeProtection({ excluded }) })
  const { user, store } = await renderStorefront('/help', { signedInAs: 0, features: [memberCentre], fake })
  // As the shell does it with the answer to the login.
  act(() => void store.dispatch({ type: 'modal/modalOpened', payload: { kind: 'excluded', ...excluded } }))
  const dialog = within(await screen.findByRole('alertdialog', { name: /^You have excluded yourself until .*2027/ }))
  expect(dialog.getByText(/^You can read your records/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Open player safety' }))
  expect(await screen.findByRole('heading', { name: 'Breaks and self-exclusion' })).toBeVisible()
  expect(await screen.findByText(/^You have excluded yourself until/)).toBeVisible()
})

it('assesses nine answers on the device alone, and leads to the tools', async () => {
  const { user, fake } = await open('assessment')
  await user.click(await screen.findByRole('button', { name: 'Show result' }))
  const groups = screen.getAllByRole('radiogroup')
  expect(within(groups[0] as HTMLElement).getByRole('radio', { name: 'Never' })).toHaveFocus()
  const before = fake.calls.length
  for (const group of groups) await user.click(within(group).getByRole('radio', { name: 'Sometimes' }))
  await user.click(screen.getByRole('button', { name: 'Show result' }))
  expect(await screen.findByRole('heading', { name: 'Strong signs of harm' })).toBeVisible()
  expect(screen.getByText('9 of 27 points')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Helplines and advice' })).toHaveAttribute('href', '/responsible-play')
  expect(fake.calls.slice(before)).toEqual([])
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('q9')
  await user.click(screen.getByRole('button', { name: 'Take a break or exclude yourself' }))
  expect(await screen.findByRole('heading', { name: 'Breaks and self-exclusion' })).toBeVisible()
})

it('shows the play of the last 24 hours, 7 days and 30 days in a table', async () => {
  const { fake } = await open('limits')
  const table = within(await screen.findByRole('table', { name: 'Your play' }))
  expect(fake.calls.filter(({ name }) => name === 'activity').map(({ input }) => input)).toEqual([
    { window: 'DAY' },
    { window: 'WEEK' },
    { window: 'MONTH' },
  ])
  const [, ...rows] = table.getAllByRole('row')
  expect(rows).toHaveLength(3)
  expect(rows[0]).toHaveTextContent(/Last 24 hours.*500\.00.*0\.00.*1,250\.00.*120\.00.*95 minutes/)
  expect(rows[2]).toHaveTextContent(/Last 30 days/)
})
