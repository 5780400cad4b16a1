import { Select } from '@boardwalk/ui'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { lazyPage } from '../app/lazy-page.tsx'
import { renderStorefront } from '../testing/render-storefront.tsx'
import { defineQuestion, FilterBar, oneOf, period, useQuestion } from './index.ts'

const question = defineQuestion({ kind: oneOf(['ALL', 'BET'], 'ALL'), period: period('week') })

function Page() {
  const { asked, ask, isNarrowed, reset } = useQuestion(question)
  return (
    <FilterBar
      isNarrowed={isNarrowed}
      onReset={reset}
      period={{ value: asked.period, onChange: (days) => ask({ period: days }) }}
      chosen={asked.kind === 'ALL' ? [] : ['Bets']}
    >
      <Select
        label="Type"
        value={asked.kind}
        options={['ALL', 'BET'].map((value) => ({ value, label: value }))}
        onChange={({ target }) => ask({ kind: target.value === 'BET' ? 'BET' : 'ALL' })}
      />
    </FilterBar>
  )
}

const before = window.matchMedia
afterEach(() => Object.defineProperty(window, 'matchMedia', { configurable: true, value: before }))
const onPhone = () =>
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (media: string) => ({
      ...{ media, matches: media.includes('max-width'), addEventListener() {}, removeEventListener() {} },
    }),
  })

async function open(query = '') {
  const route = { path: '/kit', page: lazyPage(async () => Page), layout: 'bare', title: 'shell:title.help' } as const
  return renderStorefront(`/kit${query}`, { features: [{ name: 'kit', routes: [route] }], signedInAs: 0 })
}

it('shows the filters where there is room', async () => {
  await open()
  expect(within(await screen.findByRole('search')).getByRole('combobox', { name: 'Type' })).toBeVisible()
  expect(screen.getByRole('button', { name: '7 days' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Filters/ })).toBeNull()
})

it('folds them on a phone into one row with the active filters, and opens them over the page', async () => {
  onPhone()
  const { user, address } = await open('?q.period=2026-01-01..2026-01-31')
  const row = await screen.findByRole('button', { name: 'Filters January 1, 2026 – January 31, 2026' })
  expect(screen.queryByRole('combobox')).toBeNull()
  await user.click(row)
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await user.click(sheet.getByRole('button', { name: 'Yesterday' }))
  await user.selectOptions(sheet.getByRole('combobox', { name: 'Type' }), 'BET')
  expect(new URLSearchParams(address().split('?')[1])).toEqual(new URLSearchParams('q.period=yesterday&q.kind=BET'))
  expect(row).toHaveTextContent('Filters Yesterday · Bets')
  await user.click(sheet.getByRole('button', { name: 'Reset filters' }))
  expect(row).toHaveTextContent('Filters 7 days')
  await user.click(sheet.getByRole('button', { name: 'Show results' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
