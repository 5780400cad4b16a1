import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import styled from 'styled-components'
import { Button } from '../button/Button.tsx'
import { Link } from '../button/Link.tsx'
import { Row } from '../layout/Row.tsx'
import { Stack } from '../layout/Stack.tsx'
import { guide } from '../testing/guide.ts'
import { Notice, type NoticeProps } from './Notice.tsx'

const Phone = styled.div`
  max-inline-size: 320px;
`

const meta = {
  title: 'Components/Status/Notice',
  component: Notice,
  args: { children: 'Play money: nothing here can be cashed out.' },
  parameters: guide({
    usage:
      'A message in the flow of the page, beside what it is about. It stays until the matter is settled or the reader takes it away.',
    dos: [
      'Say in words what the colour says.',
      'Set `isAlert` for what has just gone wrong, so that it is spoken at once.',
      'Offer one thing to do about it.',
    ],
    donts: ['Do not say in it what is over in a moment; that is a toast.', 'Do not stack more than two.'],
    keyboard: [['Tab', 'its action, then the button that takes it away']],
  }),
} satisfies Meta<typeof Notice>
export default meta
type Story = StoryObj<typeof meta>

export const Tones: Story = {
  render: (args) => (
    <Stack $gap="3">
      <Notice {...args} />
      <Notice tone="positive" title="Saved" />
      <Notice tone="warning" title="Maintenance at 04:00">
        Slots rest for an hour.
      </Notice>
      <Notice tone="negative" title="Wrong password">
        Four tries are left.
      </Notice>
    </Stack>
  ),
}
export const SpokenAtOnce: Story = {
  args: { tone: 'negative', title: 'The transfer failed', isAlert: true, children: 'Nothing was taken.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The transfer failed')
  },
}
export const WithAction: Story = {
  args: {
    title: 'Your limit of today is nearly reached',
    tone: 'warning',
    action: (
      <Button size="small" variant="outline">
        See limits
      </Button>
    ),
  },
}
function Dismissible(props: NoticeProps) {
  const [isThere, setThere] = useState(true)
  return isThere ? <Notice {...props} onDismiss={() => setThere(false)} dismissLabel="Dismiss" /> : <p>Gone.</p>
}
export const CanBeTakenAway: Story = {
  args: { title: 'New: autoplay stops at your limit', action: <Link href="#more">Read more</Link> },
  render: (args) => <Dismissible {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('Gone.')).toBeVisible()
  },
}

/** Positions of the close button and the action buttons at a phone's width. */
export const SeveralButtonsOnAPhone: Story = {
  args: {
    title: 'You have ₱0.30. The lowest stake here is ₱0.75.',
    children: '₱200.00 of play money is ready for you.',
    action: (
      <Row $gap="2">
        <Button>Claim ₱200.00</Button>
        <Button variant="outline">Play a demo</Button>
        <Button variant="ghost">Promotions</Button>
      </Row>
    ),
  },
  render: (args) => (
    <Phone>
      <Dismissible {...args} />
    </Phone>
  ),
  play: async ({ canvas }) => {
    const place = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect()
    const title = canvas.getByText(/The lowest stake/).getBoundingClientRect()
    const dismiss = place('Dismiss')
    await expect(dismiss.top).toBeLessThan(title.bottom)
    await expect(dismiss.bottom).toBeLessThanOrEqual(place('Claim ₱200.00').top)
  },
}
