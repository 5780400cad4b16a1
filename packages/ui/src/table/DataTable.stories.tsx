import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import styled from 'styled-components'
import { Button } from '../button/Button.tsx'
import { KeyValueList } from '../data/KeyValueList.tsx'
import { guide } from '../testing/guide.ts'
import { DataTable } from './DataTable.tsx'
import type { Sort } from './sort.ts'
import { type StoryRound, storyColumns, storyLabels, storyRounds } from './story-rows.tsx'
import type { DataTableProps } from './table-props.ts'

const rowKey = ({ id }: StoryRound) => id
const few = storyRounds(8)
const many = storyRounds(10_000)

const meta = {
  title: 'Components/Data/DataTable',
  component: DataTable<StoryRound>,
  args: { title: 'Your rounds', columns: storyColumns, rows: few, rowKey, labels: storyLabels, locale: 'en' },
  parameters: guide({
    usage:
      'Rows of the same kind that a reader compares, sorts and saves: rounds, transfers, players. On a phone, or in any narrow place, each row becomes a card. Lives in `@boardwalk/ui/table`, so that a page loads it only when it shows one.',
    dos: [
      'Give each state a word and a colour.',
      'Mark money columns `kind: "number"`, so that they are right-aligned and sort exactly.',
      'Say which column is the `title`, the `amount` and the `state` of a card.',
      'Pass `exportRows` when `rows` is one page of more.',
    ],
    donts: [
      'Do not use it for a few facts about one thing; that is a KeyValueList.',
      'Do not put long texts into cells; open them with `rowDetail`.',
    ],
    keyboard: [
      ['Tab', 'the tools, the table’s box, the heads, the buttons of the rows'],
      ['Enter, Space on a head', 'sorts upwards, then downwards, then as the rows came'],
      ['Arrow down, arrow up in a row', 'the same button of the next or previous row'],
      ['Arrow keys, Page up, Page down on the box', 'scroll'],
    ],
  }),
} satisfies Meta<typeof DataTable<StoryRound>>
export default meta
type Story = StoryObj<typeof meta>

export const Rounds: Story = {
  play: async ({ canvas, userEvent }) => {
    const head = canvas.queryByRole('columnheader', { name: 'Game' })
    if (!head) return
    within(head).getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.keyboard('{Enter}')
    await expect(head).toHaveAttribute('aria-sort', 'descending')
    await expect(canvas.getByRole('status')).toHaveTextContent('Game, descending')
    await userEvent.keyboard('{Enter}')
    await expect(head).toHaveAttribute('aria-sort', 'none')
  },
}

export const TenThousandRows: Story = {
  args: { rows: many },
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table')
    await expect(table).toHaveAttribute('aria-rowcount', '10002')
    await expect(canvasElement.querySelectorAll('tbody tr').length).toBeLessThan(60)
    const box = table.parentElement as HTMLElement
    box.scrollTop = box.scrollHeight
    await waitFor(() => expect(table.querySelector('tbody tr[aria-rowindex="10001"]')).toBeInTheDocument())
    const head = canvas.queryByRole('columnheader', { name: 'Game' })
    if (head) await expect(head.getBoundingClientRect().top).toBeLessThan(box.getBoundingClientRect().top + 4)
    box.scrollTop = 0
    await waitFor(() => expect(table.querySelector('tbody tr[aria-rowindex="2"]')).toBeInTheDocument())
  },
}

export const ArrowKeysReachRowsOutOfSight: Story = {
  args: { rows: many, rowAction: ({ id }) => <Button size="small" variant="soft">{`Open ${id}`}</Button> },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Open R-100000' }).focus()
    for (let step = 1; step <= 24; step += 1) {
      await userEvent.keyboard('{ArrowDown}')
      const name = `Open R-${100_000 + step}`
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(name))
    }
  },
}

const onOpen = fn()
export const ActionsAndDetails: Story = {
  args: {
    rowAction: ({ id }) => <Button size="small" variant="soft" onClick={() => onOpen(id)}>{`Replay ${id}`}</Button>,
    rowDetail: ({ id, game }) => (
      <KeyValueList
        items={[
          { name: 'Round', value: id },
          { name: 'Game', value: game },
          { name: 'Seed', value: '5f2c9a10' },
        ]}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    onOpen.mockClear()
    canvas.getByRole('button', { name: 'Replay R-100000' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(onOpen).toHaveBeenCalledWith('R-100000')
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('button', { name: 'Replay R-100001' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('5f2c9a10')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Details of R-100001', expanded: true })).toHaveFocus()
  },
}

export const ColumnsChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Columns' }).focus()
    await userEvent.keyboard('{Enter}')
    const state = await canvas.findByRole('checkbox', { name: 'State' })
    await expect(canvas.getByRole('checkbox', { name: 'Round' })).toBeDisabled()
    await userEvent.click(state)
    await expect(canvas.queryByRole('columnheader', { name: 'State' })).not.toBeInTheDocument()
    await userEvent.click(state)
    await userEvent.keyboard('{Escape}')
  },
}

export const SavedAsFile: Story = {
  args: { rows: many, exportName: 'rounds.csv' },
  play: async ({ canvas, userEvent }) => {
    const saved: Blob[] = []
    const { createObjectURL } = URL
    const onClick = (event: Event) => event.target instanceof HTMLAnchorElement && event.preventDefault()
    URL.createObjectURL = (blob: Blob) => {
      saved.push(blob)
      return createObjectURL.call(URL, blob)
    }
    document.addEventListener('click', onClick, true)
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Save as CSV' }))
      await waitFor(() => expect(saved).toHaveLength(1))
      const text = (await saved[0]?.text()) ?? ''
      await expect(text.split('\r\n')).toHaveLength(10_002)
    } finally {
      URL.createObjectURL = createObjectURL
      document.removeEventListener('click', onClick, true)
    }
  },
}

const Phone = styled.div`
  inline-size: 288px;
  max-inline-size: 100%;
`
const onAPhone: NonNullable<Story['decorators']> = (Shown) => (
  <Phone>
    <Shown />
  </Phone>
)

export const CardsOnAPhone: Story = {
  args: { rows: storyRounds(4) },
  decorators: onAPhone,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('columnheader')).not.toBeInTheDocument()
    await expect(canvas.getAllByRole('row')).toHaveLength(5)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Order' }), 'Amount, descending')
    await expect(canvas.getByRole('status')).toHaveTextContent('Amount, descending')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Order' }), 'As they came')
  },
}
export const TenThousandCards: Story = {
  args: { rows: many },
  decorators: onAPhone,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('tbody tr').length).toBeLessThan(60)
    const table = canvas.getByRole('table')
    const box = table.parentElement as HTMLElement
    box.scrollTop = 20_000
    await waitFor(() => expect(table.querySelector('tbody tr[aria-rowindex="2"]')).not.toBeInTheDocument())
    const inSight = [...table.querySelectorAll('tbody tr[role="row"]')].some(
      (line) => line.getBoundingClientRect().top < box.getBoundingClientRect().bottom,
    )
    await expect(inSight).toBe(true)
    box.scrollTop = 0
  },
}
export const DetailsOnAPhone: Story = {
  args: { ...ActionsAndDetails.args, rows: storyRounds(2) },
  decorators: onAPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Details of R-100000' }))
    await expect(canvas.getByText('5f2c9a10')).toBeVisible()
  },
}

export const Loading: Story = { args: { rows: [], status: 'loading' } }
export const LoadingOnAPhone: Story = { ...Loading, decorators: onAPhone }
export const Empty: Story = { args: { rows: [], emptyAction: <Button>Find a game</Button> } }
export const Failed: Story = {
  args: { rows: [], status: 'failed', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const RefreshFailed: Story = { args: { rows: storyRounds(3), status: 'failed', onRetry: fn() } }

function ByServer(props: DataTableProps<StoryRound>) {
  const [sort, setSort] = useState<Sort | null>({ column: 'at', direction: 'descending' })
  return <DataTable {...props} sort={sort} onSort={setSort} />
}
export const SortedElsewhere: Story = {
  render: ByServer,
  args: { title: 'Page 1 of 40', hasColumnMenu: false },
  parameters: {
    reflow: { skipsPlay: 'Presses heads of columns; in a narrow place the rows are cards and have none.' },
  },
  play: async ({ canvas, userEvent }) => {
    const before = canvas.getAllByRole('row')[1]?.textContent
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }))
    await expect(canvas.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(canvas.getAllByRole('row')[1]?.textContent).toBe(before)
  },
}
export const LongWords: Story = {
  args: {
    isTitleHidden: true,
    rows: storyRounds(3).map((row) => ({
      ...row,
      game: 'The Remarkably Long Expedition to the Lantern Harvest Festival',
      amount: '-123456789012.50',
    })),
  },
}
