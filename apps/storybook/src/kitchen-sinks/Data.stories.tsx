import {
  Avatar,
  Badge,
  BalanceDelta,
  CheckIcon,
  CountBadge,
  DigitCounter,
  Grid,
  KeyValueList,
  Money,
  Row,
  StatTile,
  TrophyIcon,
} from '@boardwalk/ui'
import { BarChart, DonutChart, Sparkline } from '@boardwalk/ui/chart'
import { QrCode } from '@boardwalk/ui/qr'
import {
  storyColumns,
  storyDays,
  storyFormat,
  storyLabels,
  storyRounds,
  storySeries,
  storyWords,
} from '@boardwalk/ui/stories'
import { DataTable } from '@boardwalk/ui/table'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Part, picture, Sheet } from './Sheet.tsx'

const rounds = storyRounds(4)

const Data = () => (
  <Sheet>
    <Part title="Figures">
      <Row $justify="center">
        <DigitCounter prefix="₱" text="1,234.56" cellHeight={44} />
      </Row>
      <Grid>
        <StatTile label="Balance" value={<Money text="₱1,000.00" />} note="Play money" icon={<TrophyIcon />} />
        <StatTile label="Rounds" value="42" />
      </Grid>
    </Part>
    <Grid $columns="halves" $gap="6">
      <KeyValueList
        label="Last round"
        items={[
          { name: 'Stake', value: <Money text="₱20.00" /> },
          { name: 'Return', value: <Money text="₱65.00" /> },
          { name: 'Result', value: <BalanceDelta text="₱45.00" direction="in" label="won" />, isTotal: true },
        ]}
      />
      <Row>
        <Sparkline label="Rising" values={[2, 3, 1, 4, 6, 5, 8]} />
        <QrCode value="boardwalk-app" label="Opens the app" size={120} />
      </Row>
      <BarChart
        title="Money in and out"
        summary="Deposits rose in two weeks."
        labels={storyDays}
        series={storySeries}
        format={storyFormat}
        words={storyWords}
      />
      <DonutChart
        title="Where you play"
        summary="More than half went to slots."
        valueName="Stakes"
        format={storyFormat}
        words={storyWords}
        slices={[
          { id: 'rng', name: 'Slots', value: 5200 },
          { id: 'live', name: 'Live casino', value: 2300 },
          { id: 'fish', name: 'Fishing', value: 1200 },
        ]}
      />
    </Grid>
    <DataTable
      title="Your rounds"
      columns={storyColumns}
      rows={rounds}
      rowKey={({ id }) => id}
      labels={storyLabels}
      locale="en"
    />
    <Part title="Marks">
      <Row>
        <Badge $tone="positive">
          <CheckIcon size={12} /> Done
        </Badge>
        <Badge $tone="warning">Waiting</Badge>
        <Badge $tone="negative">Failed</Badge>
        <Badge $tone="accent">VIP 5</Badge>
        <Badge $tone="highlight">This week</Badge>
        <Badge>Plain</Badge>
        <CountBadge count={7} />
        <Avatar name="Amihan" />
        <Avatar name="Reyes" />
      </Row>
    </Part>
  </Sheet>
)

const meta = {
  title: 'Patterns/Kitchen sinks/Data',
  component: Data,
  parameters: picture('Figures, people, tables and charts together, as a page of reports mixes them.', 800),
} satisfies Meta<typeof Data>
export default meta

export const Everything: StoryObj<typeof meta> = {}
