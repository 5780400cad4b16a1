import { token } from '@boardwalk/brand-kit'
import { Badge, Button, Carousel, GameCard, GameCardSkeleton, Heading, Rail, VendorCarousel } from '@boardwalk/ui'
import { storyArt } from '@boardwalk/ui/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import styled from 'styled-components'
import { nothing, picture, Sheet } from './Sheet.tsx'

const Hero = styled.div`
  display: grid;
  align-content: end;
  justify-items: start;
  gap: ${token('space-3')};
  min-block-size: 15rem;
  padding: ${token('space-5')};
  background: ${token('color-hero')};
  color: ${token('color-on-hero')};
`
const names = ['Lantern Harvest', 'Reef Runner', 'Kite Season', 'Monsoon Gold', 'Tea Garden']
const arrows = { previous: 'Back', next: 'More' }
const bannerLabels = { ...arrows, pause: 'Pause', play: 'Play', goTo: (n: number) => `Banner ${n}` }
const marks = [{ kind: 'hot', label: 'Hot' } as const, { kind: 'new', label: 'New' } as const]

const Media = () => (
  <Sheet>
    <Carousel label="Offers" labels={bannerLabels} interval={600_000}>
      <Hero>
        <Badge $tone="highlight">This week</Badge>
        <Heading size="display">Twelve new games to try</Heading>
        <Button variant="highlight">Have a look</Button>
      </Hero>
      <Hero>
        <Heading size="display">Second offer</Heading>
      </Hero>
    </Carousel>
    <Rail title="Popular now" labels={arrows}>
      {names.map((name, index) => (
        <GameCard
          key={name}
          name={name}
          vendor="Firefly Works"
          image={storyArt(index)}
          href={`#${index}`}
          isPriority
          mark={marks[index]}
          favourite={{ isOn: index === 2, label: `Favourite ${name}`, onToggle: nothing }}
        />
      ))}
    </Rail>
    <VendorCarousel
      label="Vendors"
      labels={{ previous: 'Back', next: 'More', pause: 'Pause', play: 'Play' }}
      vendors={['Nova', 'Tide', 'Kite'].map((name) => ({ id: name, name }))}
      selected="Nova"
      onSelect={nothing}
    />
    <Rail title="Loading" labels={arrows}>
      {names.map((name) => (
        <GameCardSkeleton key={name} />
      ))}
    </Rail>
  </Sheet>
)

const meta = {
  title: 'Patterns/Kitchen sinks/Media',
  component: Media,
  parameters: picture('Game cards, banners and rows of vendors on the width of a phone.', 390),
} satisfies Meta<typeof Media>
export default meta

export const Everything: StoryObj<typeof meta> = {}
