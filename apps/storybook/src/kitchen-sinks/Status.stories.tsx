import {
  Button,
  EmptyState,
  ErrorState,
  GamesIcon,
  Grid,
  Notice,
  OfflineState,
  Progress,
  Row,
  Skeleton,
  Spinner,
  Stack,
  Timeline,
} from '@boardwalk/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { nothing, Part, picture, Sheet } from './Sheet.tsx'

const Status = () => (
  <Sheet>
    <Part title="Notices">
      <Notice title="Play money">Nothing here can be cashed out.</Notice>
      <Notice tone="positive" title="Saved">
        Your settings are kept.
      </Notice>
      <Notice tone="warning" title="Closing soon">
        Maintenance starts on Monday at 04:00.
      </Notice>
      <Notice tone="negative" title="Wrong password" onDismiss={nothing} dismissLabel="Dismiss">
        Four tries are left.
      </Notice>
    </Part>
    <Grid $columns="halves">
      <EmptyState
        icon={<GamesIcon size={28} />}
        title="No favourites yet"
        hint="Games that you mark with a heart wait here."
        action={<Button size="small">See games</Button>}
      />
      <ErrorState title="The list did not come" hint="Your balance is safe." retryLabel="Try again" onRetry={nothing} />
      <OfflineState title="You are offline" hint="What you typed is kept." retryLabel="Try again" onRetry={nothing} />
      <Timeline
        label="Deposit"
        events={[
          { id: 'a', title: 'Asked for', state: 'done', stateLabel: 'done', time: '10:02' },
          { id: 'b', title: 'Being checked', state: 'current', stateLabel: 'now', time: '10:03' },
          { id: 'c', title: 'On your account', state: 'coming', stateLabel: 'to come' },
        ]}
      />
    </Grid>
    <Part title="Progress">
      <Progress label="Weekly mission" value={3} max={8} valueText="3 of 8" />
      <Row>
        <Progress label="Limit used" shape="ring" value={60} valueText="60 %" tone="positive" />
        <Progress label="Asking" />
      </Row>
    </Part>
    <Part title="Waiting">
      <Row>
        <Spinner />
        <Stack $gap="2">
          <Skeleton $width="12rem" />
          <Skeleton $width="8rem" />
        </Stack>
        <Skeleton $width="6rem" $height="4rem" $radius="card" />
      </Row>
    </Part>
  </Sheet>
)

const meta = {
  title: 'Patterns/Kitchen sinks/Status',
  component: Status,
  parameters: picture('Loading, empty, failed, offline: what a place says while it has nothing else to show.', 800),
} satisfies Meta<typeof Status>
export default meta

export const Everything: StoryObj<typeof meta> = {}
