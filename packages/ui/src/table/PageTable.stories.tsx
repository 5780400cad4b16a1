import type { Meta, StoryObj } from '@storybook/react-vite'
import { KeyValueList } from '../data/KeyValueList.tsx'
import { guide } from '../testing/guide.ts'
import { PageTable } from './PageTable.tsx'
import { type StoryRound, storyColumns, storyLabels, storyRounds } from './story-rows.tsx'

const meta = {
  title: 'Components/Data/PageTable',
  component: PageTable<StoryRound>,
  args: {
    title: 'Your rounds',
    columns: storyColumns.map((column) => ({ ...column, isSortable: false })),
    rows: storyRounds(20),
    rowKey: ({ id }) => id,
    labels: storyLabels,
    locale: 'en',
  },
  parameters: guide({
    usage:
      'One page of a list that the server sorts and counts, such as a record. It has the looks, cards, details and file of a DataTable, and grows with its rows instead of scrolling. Lives in `@boardwalk/ui/table`.',
    dos: [
      'Put a Pagination below it.',
      'Pass `exportRows`: the rows at hand are only one page.',
      'Give `exportColumns` where the file needs more than the screen.',
    ],
    donts: ['Do not give it hundreds of rows; a DataTable draws only those in sight.'],
    keyboard: [['Tab', 'the tools, the table’s box, the buttons of the rows']],
  }),
} satisfies Meta<typeof PageTable<StoryRound>>
export default meta
type Story = StoryObj<typeof meta>

export const Rounds: Story = {}
export const WithDetails: Story = {
  args: {
    rowName: ({ id }) => id,
    rowDetail: ({ id, game }) => (
      <KeyValueList
        items={[
          { name: 'Round', value: id },
          { name: 'Game', value: game },
        ]}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Details of R-100000' }))
  },
}
