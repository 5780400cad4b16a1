import { configure, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { DataTable } from './DataTable.tsx'
import { PageTable } from './PageTable.tsx'
import { type StoryRound, storyColumns, storyLabels, storyRounds } from './story-rows.tsx'
import type { DataTableProps } from './table-props.ts'

const rowKey = ({ id }: StoryRound) => id
const table = (props: Partial<DataTableProps<StoryRound>> = {}) => (
  <DataTable
    title="Rounds"
    columns={storyColumns}
    rows={storyRounds(5)}
    rowKey={rowKey}
    labels={storyLabels}
    {...props}
  />
)
const bodyRows = () => document.querySelectorAll('tbody tr[role="row"]')
const firstCells = () => [...bodyRows()].map((line) => within(line as HTMLElement).getAllByRole('cell')[0]?.textContent)
// Visibility is a matter for a browser; here the check only takes time.
beforeAll(() => configure({ defaultHidden: true }))
afterAll(() => configure({ defaultHidden: false }))

const file = vi.fn<(blob: Blob) => string>(() => 'blob:file')

beforeEach(() => {
  file.mockClear()
  Object.assign(URL, { createObjectURL: file, revokeObjectURL: () => {} })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(50)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
})

it('draws the first rows of a page before the others, and counts all of them', () => {
  const page = (
    <PageTable title="Rounds" columns={storyColumns} rows={storyRounds(9)} {...{ rowKey }} labels={storyLabels} />
  )
  const first = document.createElement('div')
  first.innerHTML = renderToString(page)
  expect(first.querySelectorAll('tbody tr[role="row"]')).toHaveLength(4)
  expect(first.querySelector('table')).toHaveAttribute('aria-rowcount', '11')
  render(page)
  expect(bodyRows()).toHaveLength(9)
})

it('draws all of a few rows and counts head and totals', () => {
  render(table())
  expect(bodyRows()).toHaveLength(5)
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '7')
  expect(screen.getAllByRole('row').map((line) => line.getAttribute('aria-rowindex'))).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
  ])
})

it('draws all rows of a page, however many', () => {
  render(
    <PageTable title="Rounds" columns={storyColumns} rows={storyRounds(300)} rowKey={rowKey} labels={storyLabels} />,
  )
  expect(bodyRows()).toHaveLength(300)
})

it('draws a few of 10,000 rows and counts all of them', () => {
  render(table({ rows: storyRounds(10_000) }))
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10002')
  expect(bodyRows().length).toBeGreaterThan(5)
  expect(bodyRows().length).toBeLessThan(60)
  const indexes = [...bodyRows()].map((line) => Number(line.getAttribute('aria-rowindex')))
  expect(indexes[0]).toBe(2)
  expect(indexes).toEqual(indexes.map((_, place) => place + 2))
})

it('server-renders a first view of a long table, without inline styles', () => {
  const html = renderToString(table({ rows: storyRounds(10_000) }))
  expect(html.match(/aria-rowindex/g)?.length).toBeGreaterThan(5)
  expect(html.match(/aria-rowindex/g)?.length).toBeLessThan(60)
  expect(html).not.toMatch(/\sstyle="/)
})

it('saves every row, not only those that are drawn', async () => {
  render(table({ rows: storyRounds(10_000), exportName: 'rounds.csv' }))
  fireEvent.click(screen.getByRole('button', { name: storyLabels.exportFile }))
  await vi.waitFor(() => expect(file).toHaveBeenCalledOnce(), 20_000)
  const text = await file.mock.calls[0]?.[0].text()
  expect(text?.trimEnd().split('\r\n')).toHaveLength(10_001)
})

it('shows a message when the rows for the file fail to load', async () => {
  render(table({ exportName: 'rounds.csv', exportRows: () => Promise.reject(new Error('offline')) }))
  fireEvent.click(screen.getByRole('button', { name: storyLabels.exportFile }))
  expect(await screen.findByRole('alert')).toHaveTextContent(storyLabels.exportFailed)
  expect(file).not.toHaveBeenCalled()
})

it('shows why the file could not be made, where the page has a reason', async () => {
  const exportFailed = (error: unknown) => `No file: ${String(error)}`
  const labels = { ...storyLabels, exportFailed }
  render(table({ labels, exportName: 'rounds.csv', exportRows: () => Promise.reject(new RangeError('too long')) }))
  fireEvent.click(screen.getByRole('button', { name: storyLabels.exportFile }))
  expect(await screen.findByRole('alert')).toHaveTextContent('No file: RangeError: too long')
})

it('saves columns of its own where the file needs others than the screen', async () => {
  const exportColumns = [{ id: 'ref', header: 'Reference', value: ({ id }: StoryRound) => `ref ${id}` }]
  render(table({ rows: storyRounds(2), exportName: 'rounds.csv', exportColumns }))
  fireEvent.click(screen.getByRole('button', { name: storyLabels.exportFile }))
  await vi.waitFor(() => expect(file).toHaveBeenCalledOnce(), 20_000)
  expect(await file.mock.calls[0]?.[0].text()).toBe('Reference\r\nref R-100000\r\nref R-100001\r\n')
})

it('offers no order where no column can be sorted', () => {
  render(table({ columns: storyColumns.map((column) => ({ ...column, isSortable: false })) }))
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  expect(screen.getByRole('columnheader', { name: 'Amount' })).not.toHaveAttribute('aria-sort')
})

it('names the button of a row as the page requires', () => {
  render(table({ rows: storyRounds(1), rowDetail: () => 'more', rowName: ({ game }) => game }))
  expect(screen.getByRole('button', { name: 'Details of Lantern Harvest' })).toBeInTheDocument()
})

it('sorts by the exact amount and announces it', () => {
  const amounts = ['10.5', '9.25', '-3', '100']
  const rows = storyRounds(4).map((round, index) => ({ ...round, id: `${index}`, amount: amounts[index] ?? '' }))
  render(table({ rows }))
  const head = screen.getByRole('columnheader', { name: 'Amount' })
  expect(head).toHaveAttribute('aria-sort', 'none')
  fireEvent.click(within(head).getByRole('button'))
  expect(head).toHaveAttribute('aria-sort', 'ascending')
  expect(screen.getByRole('status')).toHaveTextContent('Amount, ascending')
  expect(firstCells().map((text) => text?.at(-1))).toEqual(['2', '1', '0', '3'])
  fireEvent.click(within(head).getByRole('button'))
  fireEvent.click(within(head).getByRole('button'))
  expect(head).toHaveAttribute('aria-sort', 'none')
})

it('only calls back when the rows are sorted elsewhere', () => {
  const onSort = vi.fn()
  render(table({ sort: { column: 'amount', direction: 'descending' }, onSort }))
  const before = firstCells()
  fireEvent.click(within(screen.getByRole('columnheader', { name: 'Game' })).getByRole('button'))
  expect(onSort).toHaveBeenCalledWith({ column: 'game', direction: 'ascending' })
  expect(firstCells()).toEqual(before)
  expect(screen.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending')
})

it('hides columns, but neither a fixed one nor the last', () => {
  const columns = storyColumns.slice(1, 3)
  render(table({ columns }))
  const choice = (name: string) => screen.getByRole('checkbox', { name, hidden: true })
  fireEvent.click(choice('Game'))
  expect(screen.queryByRole('columnheader', { name: 'Game' })).not.toBeInTheDocument()
  expect(screen.getAllByRole('columnheader', { hidden: true })).toHaveLength(1)
  expect(document.querySelector('input:checked')).toBeDisabled()
})

it('opens a row, which makes the table one line longer', () => {
  render(table({ rowDetail: ({ id }) => <p>{`about ${id}`}</p> }))
  const [toggle] = screen.getAllByRole('button', { name: /^Details/ })
  fireEvent.click(toggle as HTMLElement)
  expect(toggle).toHaveAttribute('aria-expanded', 'true')
  const detail = document.getElementById(toggle?.getAttribute('aria-controls') ?? '')
  expect(detail).toHaveTextContent(/^about /)
  expect(detail).toHaveAttribute('aria-rowindex', '3')
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '8')
})

it.each([
  ['loading', storyLabels.loading],
  ['failed', storyLabels.failed],
  ['ready', storyLabels.empty],
] as const)('without rows and %s shows a message', (status, words) => {
  const onRetry = vi.fn()
  render(table({ rows: [], status, onRetry }))
  expect(screen.getByText(words)).toBeInTheDocument()
  const retry = screen.queryByRole('button', { name: storyLabels.retry })
  if (retry) fireEvent.click(retry)
  expect(onRetry).toHaveBeenCalledTimes(status === 'failed' ? 1 : 0)
})

it('keeps its rows when a refresh fails', () => {
  render(table({ status: 'failed' }))
  expect(screen.getByRole('alert')).toHaveTextContent(storyLabels.failed)
  expect(bodyRows()).toHaveLength(5)
})

it('moves with the arrow keys between the same buttons of rows', () => {
  render(table({ rowAction: ({ id }) => <button type="button">{`Open ${id}`}</button> }))
  const buttons = screen.getAllByRole('button', { name: /^Open/ })
  buttons[0]?.focus()
  fireEvent.keyDown(buttons[0] as HTMLElement, { key: 'ArrowDown' })
  expect(buttons[1]).toHaveFocus()
  fireEvent.keyDown(buttons[1] as HTMLElement, { key: 'ArrowUp' })
  fireEvent.keyDown(buttons[0] as HTMLElement, { key: 'ArrowUp' })
  expect(buttons[0]).toHaveFocus()
})
