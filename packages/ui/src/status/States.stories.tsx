import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { GameCardSkeleton } from '../game/GameCardSkeleton.tsx'
import { Grid } from '../layout/Grid.tsx'
import { Row } from '../layout/Row.tsx'
import { Stack } from '../layout/Stack.tsx'
import { Text } from '../text/Text.tsx'
import { useToast } from '../toast/toast-context.ts'
import { AsyncView } from './AsyncView.tsx'
import { Notice } from './Notice.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { Skeleton } from './Skeleton.tsx'
import { Spinner } from './Spinner.tsx'

const labels = {
  loading: 'Loading the games',
  failed: 'The games could not be loaded',
  failedHint: 'Your balance is safe. Check the connection and try again.',
  retry: 'Try again',
  empty: 'No favourites yet',
  emptyHint: 'Tap the heart of a game to find it here.',
}
type Names = { isError: boolean; refetch: () => void; currentData?: string[] }
const view = (query: Names) => (
  <AsyncView
    query={query}
    labels={labels}
    isEmpty={(names) => names.length === 0}
    skeleton={
      <Grid $columns="games">
        {['a', 'b', 'c'].map((id) => (
          <GameCardSkeleton key={id} />
        ))}
      </Grid>
    }
    emptyAction={<Button variant="soft">Browse games</Button>}
  >
    {(names) => <Text>{names.join(', ')}</Text>}
  </AsyncView>
)

const meta = {
  title: 'Patterns/States',
  component: Notice,
  args: { children: 'Play money: nothing here can be cashed out.' },
} satisfies Meta<typeof Notice>
export default meta
type Story = StoryObj<typeof meta>

const refetch = fn()
export const Loading: Story = { render: () => view({ isError: false, refetch }) }
export const Empty: Story = { render: () => view({ isError: false, refetch, currentData: [] }) }
export const Failed: Story = {
  render: () => view({ isError: true, refetch }),
  play: async ({ canvas, userEvent }) => {
    refetch.mockClear()
    await expect(canvas.getByRole('alert')).toHaveTextContent(labels.failed)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(refetch).toHaveBeenCalledOnce()
  },
}
export const Filled: Story = {
  render: () => view({ isError: false, refetch, currentData: ['Reef Runner', 'Kite Season'] }),
}

export const Notices: Story = {
  render: (args) => (
    <Stack $gap="3">
      <Notice {...args} />
      <Notice tone="positive" title="Saved" />
      <Notice tone="warning" title="Maintenance at 04:00" />
      <Notice tone="negative" title="Wrong password" isAlert>
        Four tries are left.
      </Notice>
    </Stack>
  ),
}
export const Offline: Story = {
  render: () => <OfflineNotice>No connection. What you typed is kept.</OfflineNotice>,
  play: async ({ canvas }) => {
    const online = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine')
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
    window.dispatchEvent(new Event('offline'))
    await expect(await canvas.findByText(/No connection/)).toBeVisible()
    if (online) Object.defineProperty(navigator, 'onLine', online)
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(canvas.queryByText(/No connection/)).not.toBeInTheDocument())
  },
}
export const Waiting: Story = {
  render: () => (
    <Row>
      <Spinner />
      <Skeleton $width="12rem" $height="2rem" />
    </Row>
  ),
}

function Toaster() {
  const showToast = useToast()
  return <Button onClick={() => showToast({ text: 'Added to favourites', tone: 'positive' })}>Add</Button>
}
export const Toasts: Story = {
  render: () => <Toaster />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    const body = canvasElement.ownerDocument.body
    const toast = await canvas.findByText('Added to favourites')
    await waitFor(() => expect(toast).toBeVisible())
    await expect(body.querySelector('[popover="manual"]')).toHaveAttribute('aria-live', 'polite')
  },
}
