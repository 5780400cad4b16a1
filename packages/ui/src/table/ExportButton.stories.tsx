import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from '../testing/guide.ts'
import { ExportButton } from './ExportButton.tsx'
import { type StoryRound, storyColumns, storyLabels, storyRounds } from './story-rows.tsx'
import type { RowsToSave } from './table-props.ts'

const meta = {
  title: 'Components/Data/ExportButton',
  component: ExportButton<StoryRound>,
  args: {
    fileName: 'rounds.csv',
    columns: storyColumns,
    load: (): RowsToSave<StoryRound> => storyRounds(20),
    label: storyLabels.exportFile,
    failed: storyLabels.exportFailed,
  },
  parameters: guide({
    usage:
      'Saves rows as a CSV file where no table with its own button shows them. It may read them in slices, so that the page never holds all of them. Lives in `@boardwalk/ui/table`.',
    dos: [
      'Load every row of the filter, not only those on the screen.',
      'Write amounts as plain decimals and times in a form that sorts as text.',
    ],
    donts: ['Do not put it beside a table with a file name: that one has this button already.'],
    keyboard: [['Enter, Space', 'saves the file; nothing while it is busy']],
  }),
} satisfies Meta<typeof ExportButton<StoryRound>>
export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = {}

/** The rows are still on their way. */
export const Busy: Story = {
  args: { load: () => new Promise<never>(() => undefined) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('button', { name: 'Save as CSV' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const Failed: Story = {
  args: { load: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nothing has changed')
  },
}
