import { createFakeFetch, fakeError } from '@boardwalk/api-client/fakes'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openPage } from '../testing/open-page.ts'

async function open(fake = createFakeFetch()) {
  const { dialog, user } = await openPage('transactionHistory', { fake })
  await user.click(await dialog.findByRole('button', { name: 'Monthly statement' }))
  return { user, fake, asked: within(await screen.findByRole('dialog', { name: 'Monthly statement' })) }
}

it('states the chosen month, and saves it as one file', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:statement'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { user, fake, asked } = await open()
  expect(await asked.findByText('Balance now')).toBeVisible()
  const [newest = '', before = ''] = within(asked.getByRole('combobox', { name: 'Month' }))
    .getAllByRole('option')
    .map((option) => option.getAttribute('value') ?? '')
  await user.selectOptions(asked.getByRole('combobox', { name: 'Month' }), before)
  expect(await asked.findByText('Balance at the end')).toBeVisible()
  const months = fake.calls.filter(({ name }) => name === 'statement').map(({ input }) => input)
  expect(months).toEqual([{ month: newest }, { month: before }])
  await user.click(asked.getByRole('button', { name: 'Save this statement' }))
  const text = (await files[0]?.text()) ?? ''
  expect(text).toContain('<dt>Balance at the start</dt><dd>₱200.00</dd>')
  expect(text).toContain('<td>Deposits</td><td>2</td><td>₱900.00</td><td>₱0.00</td>')
  expect(text).toContain('<dt>Account</dt>')
})

it('says that nothing happened in a month', async () => {
  const statement = ({ month }: { month: string }) => ({
    ...{ month, opening: '5.00', closing: '5.00', in: '0.00', out: '0.00', rows: [] },
  })
  const { asked } = await open(createFakeFetch({ statement }))
  expect(await asked.findByText('No entries in this month')).toBeVisible()
})

it('can be asked again after a failure', async () => {
  const { user, fake, asked } = await open(createFakeFetch(fakeError('statement', 'INTERNAL')))
  await user.click(await asked.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(fake.calls.filter(({ name }) => name === 'statement').length).toBeGreaterThan(1))
})
