import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { TextField } from '../form/TextField.tsx'
import { Stack } from '../layout/Stack.tsx'
import { guide } from '../testing/guide.ts'
import { BusyRegion } from './BusyRegion.tsx'

const form = (
  <Stack $gap="2">
    <TextField label="Amount" defaultValue="100.00" />
    <Button>Transfer</Button>
  </Stack>
)
const meta = {
  title: 'Components/Status/BusyRegion',
  component: BusyRegion,
  args: { isBusy: true, label: 'Moving your balance', children: form },
  parameters: guide({
    usage:
      'Content that must wait while something runs: a form being sent, a table being sorted by the server. It stays in sight and in place.',
    dos: ['Say what is going on.', 'Use it around as little as possible.'],
    donts: ['Do not lay it over the whole page.', 'Do not use it for the first load; that is a Skeleton.'],
    keyboard: [['Tab', 'passes over what waits; when the wait is over, the focus is back where it was']],
  }),
} satisfies Meta<typeof BusyRegion>
export default meta
type Story = StoryObj<typeof meta>

export const Busy: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Moving your balance')
    await userEvent.tab()
    await expect(canvas.getByLabelText('Amount')).not.toHaveFocus()
  },
}
export const Idle: Story = { args: { isBusy: false } }

function Sending({ children, label }: { children: ReactNode; label: string }) {
  const [isBusy, setBusy] = useState(false)
  const send = () => {
    setBusy(true)
    setTimeout(() => setBusy(false), 400)
  }
  return (
    <BusyRegion isBusy={isBusy} label={label}>
      <Stack $gap="2">
        {children}
        <Button onClick={send}>Send</Button>
      </Stack>
    </BusyRegion>
  )
}
export const FocusComesBack: Story = {
  render: ({ label }) => (
    <Sending label={label}>
      <TextField label="Note" />
    </Sending>
  ),
  play: async ({ canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Send' })
    send.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Moving your balance'))
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement())
    await expect(send).toHaveFocus()
  },
}
