import type { ApiError } from '@boardwalk/api-client'
import { DataTable } from '@boardwalk/ui/table'
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { lazyPage } from '../app/lazy-page.tsx'
import { renderStorefront } from '../testing/render-storefront.tsx'
import {
  defineQuestion,
  FilterBar,
  oneOf,
  PageNumbers,
  type PageQuery,
  PageView,
  PeriodField,
  pageNumber,
  period,
  TooManyRows,
  useQuestion,
  useTableLabels,
} from './index.ts'

const question = defineQuestion({ kind: oneOf(['ALL', 'BET'], 'ALL'), period: period('week'), page: pageNumber })

/** A page of the kit at an address, around `children`. */
async function open(Page: () => React.ReactNode, query = '') {
  const page = lazyPage(async () => Page)
  const route = { path: '/kit', page, layout: 'bare', title: 'shell:title.help' } as const
  return renderStorefront(`/kit${query}`, { features: [{ name: 'kit', routes: [route] }], signedInAs: 0 })
}

afterEach(() => vi.restoreAllMocks())

describe('the question of a page', () => {
  function Page() {
    const { asked, ask, isNarrowed, reset } = useQuestion(question)
    return (
      <FilterBar isNarrowed={isNarrowed} onReset={reset}>
        <button type="button" onClick={() => ask({ kind: 'BET' })}>
          Only bets
        </button>
        <PageNumbers page={asked.page} totalPages={9} onPage={(page) => ask({ page })} />
        <PeriodField value={asked.period} onChange={(days) => ask({ period: days })} />
        <output>{JSON.stringify(asked)}</output>
      </FilterBar>
    )
  }

  it('is in the URL: a change is a new address in place of the old one, and returns to the first page', async () => {
    const { user, address, back } = await open(Page, '?id=7&q.page=3')
    await user.click(screen.getByRole('button', { name: 'Page 4' }))
    expect(address()).toBe('/kit?id=7&q.page=4')
    await user.click(screen.getByRole('button', { name: 'Only bets' }))
    expect(address()).toBe('/kit?id=7&q.kind=BET')
    await user.click(screen.getByRole('button', { name: 'Reset filters' }))
    expect(address()).toBe('/kit?id=7')
    expect(screen.queryByRole('button', { name: 'Reset filters' })).toBeNull()
    back()
    expect(address()).toBe('/kit?id=7')
  })

  it('takes a usual period by one press, and typed days when the server accepts them', async () => {
    const { user, address } = await open(Page)
    expect(screen.getByRole('button', { name: '7 days' })).toHaveAttribute('aria-pressed', 'true')
    await user.click(screen.getByRole('button', { name: 'Yesterday' }))
    expect(address()).toBe('/kit?q.period=yesterday')
    const first = screen.getByRole('textbox', { name: 'First day' })
    await user.clear(first)
    await user.type(first, '1/1/2015{Enter}')
    expect(screen.getByText('This is more than 12 months. Choose fewer days.')).toBeInTheDocument()
    expect(address()).toBe('/kit?q.period=yesterday')
    const last = screen.getByRole('textbox', { name: 'Last day' })
    await user.clear(last)
    await user.type(last, '1/31/2015{Enter}')
    expect(address()).toBe('/kit?q.period=2015-01-01..2015-01-31')
    expect(screen.getByRole('button', { name: 'Yesterday' })).toHaveAttribute('aria-pressed', 'false')
  })
})

describe('the states of a page', () => {
  type Query = PageQuery<string[]>
  const refetch = vi.fn()
  let show: (query: Partial<Query>) => void = () => {}
  const base: Query = { isError: false, isFetching: false, refetch }
  function Page() {
    const [query, setQuery] = useState<Query>({ ...base, isFetching: true })
    show = (next) => act(() => setQuery({ ...base, ...next }))
    const empty = { title: 'No rows', hint: 'Play a game.' }
    return (
      <PageView query={query} isEmpty={(list) => list.length === 0} empty={empty} skeleton={<i>shape</i>}>
        {(list) => <button type="button">{list.join()}</button>}
      </PageView>
    )
  }
  const error = { code: 'RATE_LIMITED', message: '', status: 429, data: { retryAfter: 60 } } as ApiError

  it('are loading, data, refreshing, empty and failed', async () => {
    const { user } = await open(Page)
    expect(screen.getByText('shape').closest('[aria-busy=true]')).toHaveTextContent('Loading')
    show({ data: ['a'], currentData: ['a'] })
    expect(screen.getByRole('button', { name: 'a' })).toBeVisible()
    expect(screen.queryByText('shape')).toBeNull()
    show({ data: ['a'], isFetching: true })
    const older = screen.getByText('a')
    expect(older.closest('[aria-busy=true]')).toHaveTextContent('Updating')
    expect(older.closest('[inert]') ?? older.parentElement).toHaveProperty('inert', true)
    show({ data: [], currentData: [] })
    expect(screen.getByRole('heading', { name: 'No rows' })).toBeVisible()
    show({ isError: true, error })
    expect(screen.getByRole('heading', { name: 'This could not be loaded' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(refetch).toHaveBeenCalledOnce()
  })

  it('keep rows of the same request with its failure, but none of another request', async () => {
    await open(Page)
    show({ data: ['a'], currentData: ['a'], isError: true, error })
    expect(screen.getByRole('button', { name: 'a' })).toBeVisible()
    show({ data: ['a'], isError: true, error })
    expect(screen.queryByRole('button', { name: 'a' })).toBeNull()
  })

  it('show that there is no network, and try again when it is back', async () => {
    await open(Page)
    refetch.mockClear()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    show({ isError: true, error })
    expect(screen.getByRole('heading', { name: 'You are offline' })).toBeVisible()
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(refetch).toHaveBeenCalled())
  })
})

describe('a table', () => {
  it('shows why there is no file: too many rows for one, or anything else', async () => {
    let failure: Error = new TooManyRows()
    function Page() {
      const file = { exportName: 'rows.csv', exportRows: () => Promise.reject(failure) }
      return <DataTable title="Rows" columns={[]} rows={[]} rowKey={String} labels={useTableLabels()} {...file} />
    }
    const { user } = await open(Page)
    await user.click(screen.getByRole('button', { name: 'Save as CSV' }))
    expect(await screen.findByText(/more than 10,000 lines\. Choose fewer days\./)).toBeVisible()
    failure = new Error('offline')
    await user.click(screen.getByRole('button', { name: 'Save as CSV' }))
    expect(await screen.findByText(/could not be created\. Please try again\./)).toBeVisible()
  })
})
