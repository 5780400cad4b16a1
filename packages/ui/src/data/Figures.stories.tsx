import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { brokenPicture, storyArt } from '../game/story-art.ts'
import { WalletIcon } from '../icon/icons-more.ts'
import { Grid } from '../layout/Grid.tsx'
import { Row } from '../layout/Row.tsx'
import { Avatar } from './Avatar.tsx'
import { Badge, tones } from './Badge.tsx'
import { Chip } from './Chip.tsx'
import { CountBadge } from './CountBadge.tsx'
import { Money } from './Money.tsx'
import { StatTile } from './StatTile.tsx'

const meta = { title: 'Components/Figures and marks', component: Money, args: { text: '₱1,000.00' } } satisfies Meta<
  typeof Money
>
export default meta
type Story = StoryObj<typeof meta>

export const Amount: Story = {}
export const Masked: Story = {
  args: { isMasked: true, maskedLabel: 'Balance hidden' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('***')).toBeVisible()
    await expect(canvas.queryByText('₱1,000.00')).not.toBeInTheDocument()
  },
}
export const Badges: Story = {
  render: () => (
    <Row>
      {(Object.keys(tones) as (keyof typeof tones)[]).map((tone) => (
        <Badge key={tone} $tone={tone}>
          {tone}
        </Badge>
      ))}
      <CountBadge count={7} />
      <CountBadge count={120} />
      <CountBadge count={0} />
    </Row>
  ),
}
export const Chips: Story = {
  render: () => (
    <Row>
      <Chip isSelected>All</Chip>
      <Chip isSelected={false}>Favourites</Chip>
      <Chip as="a" href="#slots">
        Slots
      </Chip>
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'All', pressed: true })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Slots' })).toBeVisible()
  },
}
export const Avatars: Story = {
  render: () => (
    <Row>
      <Avatar name="Amihan" size="small" />
      <Avatar name="Priya" src={storyArt(4)} />
      <Avatar name="রহিম" size="large" src={brokenPicture} />
    </Row>
  ),
}
export const Tiles: Story = {
  render: () => (
    <Grid>
      <StatTile label="Balance" value={<Money text="₱1,000.00" />} note="Play money" icon={<WalletIcon />} />
      <StatTile label="Rounds today" value="42" />
    </Grid>
  ),
}
