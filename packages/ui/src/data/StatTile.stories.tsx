import type { Meta, StoryObj } from '@storybook/react-vite'
import { Sparkline } from '../chart/Sparkline.tsx'
import { TrophyIcon, WalletIcon } from '../icon/icons-more.ts'
import { Grid } from '../layout/Grid.tsx'
import { guide } from '../testing/guide.ts'
import { BalanceDelta } from './BalanceDelta.tsx'
import { Money } from './Money.tsx'
import { StatTile } from './StatTile.tsx'

const meta = {
  title: 'Components/Data/StatTile',
  component: StatTile,
  args: { label: 'Balance', value: <Money text="₱1,000.00" />, note: 'Play money', icon: <WalletIcon /> },
  parameters: guide({
    usage: 'One figure with its name: what a page is opened for, at its top.',
    dos: ['Put a few into a `Grid`.', 'Say in the note what the figure is compared with or counted from.'],
    donts: ['Do not put more than one figure into a tile.', 'Do not celebrate a figure.'],
    keyboard: [],
  }),
} satisfies Meta<typeof StatTile>
export default meta
type Story = StoryObj<typeof meta>

export const Balance: Story = {}
export const Bare: Story = { args: { label: 'Rounds today', value: '42', note: undefined, icon: undefined } }
export const Several: Story = {
  render: (args) => (
    <Grid>
      <StatTile {...args} />
      <StatTile label="Rounds today" value="42" icon={<TrophyIcon />} />
      <StatTile
        label="This week"
        value={<BalanceDelta text="₱320.00" direction="in" label="Received" />}
        note={<Sparkline label="Rising through the week" values={[2, 3, 1, 4, 6, 5, 8]} />}
      />
    </Grid>
  ),
}
export const LongAmount: Story = {
  args: {
    label: 'A label that needs more than one line on a narrow tile',
    value: <Money text="₱123,456,789,012.00" />,
  },
}
