import { token } from '@boardwalk/brand-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import styled from 'styled-components'
import { Grid } from '../layout/Grid.tsx'
import { Stack } from '../layout/Stack.tsx'
import { guide } from '../testing/guide.ts'
import { Heading } from '../text/Heading.tsx'
import { OfflineState } from './OfflineState.tsx'
import { StoryGames } from './story-view.tsx'

const Panel = styled.section`
  padding: ${token('space-4')};
  border: ${token('border-width')} solid ${token('color-border')};
  border-radius: ${token('radius-panel')};
  background: ${token('color-surface')};
`
const refetch = () => {}
const queries = {
  Loading: { isError: false, refetch },
  Empty: { isError: false, refetch, currentData: [] },
  Error: { isError: true, refetch },
  Data: { isError: false, refetch, currentData: ['Reef Runner', 'Kite Season', 'Moon Ferry'] },
}

/** The same place in each of the states that it owes its reader. */
function AllStates() {
  return (
    <Grid $columns="halves" $gap="5">
      {Object.entries(queries).map(([name, query]) => (
        <Panel key={name}>
          <Stack>
            <Heading>{name}</Heading>
            <StoryGames query={query} />
          </Stack>
        </Panel>
      ))}
      <Panel>
        <Stack>
          <Heading>Offline</Heading>
          <OfflineState
            title="No connection"
            hint="Your balance is safe. The games come by themselves when the network is back."
            retryLabel="Try again"
            onRetry={refetch}
          />
        </Stack>
      </Panel>
    </Grid>
  )
}

const meta = {
  title: 'Patterns/States',
  component: AllStates,
  parameters: guide({
    usage:
      'Every place that shows something asked of a server needs five states. Loading has the shape of the content; empty offers the next step; an error says what is safe and can be retried; offline retries automatically; data is data.',
    dos: ['Use AsyncView for loading, empty, error and data.', 'Keep what was typed through all of them.'],
    donts: ['Do not show a spinner where a skeleton can show the shape.', 'Do not hide a failure behind old rows.'],
    keyboard: [],
  }),
} satisfies Meta<typeof AllStates>
export default meta

export const SideBySide: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    for (const name of ['Loading', 'Empty', 'Error', 'Data', 'Offline']) {
      await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible()
    }
  },
}
