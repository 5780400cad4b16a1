import { token } from '@boardwalk/brand-kit'
import {
  Avatar,
  Badge,
  Button,
  Carousel,
  Checkbox,
  CheckIcon,
  Chip,
  Container,
  DigitCounter,
  EyeIcon,
  FireIcon,
  GameCard,
  GameCardSkeleton,
  GamesIcon,
  GiftIcon,
  Grid,
  Heading,
  HomeIcon,
  IconButton,
  LinkButton,
  MenuIcon,
  Money,
  Notice,
  Pagination,
  PasswordField,
  Rail,
  Row,
  SearchIcon,
  SegmentedControl,
  Select,
  Stack,
  StatTile,
  Switch,
  Tabs,
  Text,
  TextField,
  TrophyIcon,
  UserIcon,
} from '@boardwalk/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import styled from 'styled-components'
import { storyArt, storyBanner } from '../../../packages/ui/src/game/story-art.ts'

const Bar = styled.header`
  padding-block: ${token('space-2')};
  background: ${token('color-header')};
  color: ${token('color-on-header')};
  border-block-end: ${token('border-width')} solid ${token('color-border')};
`
const Hero = styled.div`
  display: grid;
  align-content: end;
  justify-items: start;
  gap: ${token('space-3')};
  aspect-ratio: 16 / 9;
  max-block-size: 26rem;
  inline-size: 100%;
  padding: ${token('space-5')};
  background: ${token('image-motif')} center / 180px, radial-gradient(circle at 80% 20%, ${token('color-highlight')}, transparent 45%), ${token('color-hero')};
  color: ${token('color-on-hero')};
`
const Banner = styled.img`
  inline-size: 100%;
  block-size: 100%;
  max-block-size: 26rem;
  object-fit: cover;
`
const Panel = styled.section`
  padding: ${token('space-5')};
  border: ${token('border-width')} solid ${token('color-border')};
  border-radius: ${token('radius-panel')};
  background: ${token('color-surface')};
  box-shadow: ${token('shadow-card')};
`
const nothing = () => {}
const names = [
  'Lantern Harvest',
  'Reef Runner',
  'Kite Season',
  'Monsoon Gold',
  'Tea Garden',
  'Paper Tigers',
  'Moon Ferry',
  'Copper Bazaar',
  'River Kings',
]
const arrows = { previous: 'Back', next: 'More' }
const bannerLabels = { ...arrows, pause: 'Pause', play: 'Play', goTo: (n: number) => `Banner ${n}` }
const pageLabels = { ...arrows, region: 'Pages', page: (n: number) => `Page ${n}` }

const Top = () => (
  <Bar>
    <Container>
      <Row $justify="space-between">
        <Row $gap="1">
          <IconButton label="Menu">
            <MenuIcon />
          </IconButton>
          <Heading level={1} size="card">
            Boardwalk
          </Heading>
        </Row>
        <Row $gap="2">
          <Money text="₱1,000.00" />
          <IconButton label="Hide balance">
            <EyeIcon size={20} />
          </IconButton>
          <Button size="small" variant="highlight">
            Deposit
          </Button>
        </Row>
      </Row>
    </Container>
  </Bar>
)

const Games = () => (
  <Stack $gap="6">
    <Rail title="Categories" isTitleHidden item="content" labels={arrows}>
      {['Slots', 'Live', 'Fishing', 'Tables', 'Sports', 'Lottery'].map((name, index) => (
        <Chip key={name} isSelected={index === 0} icon={<FireIcon size={18} />}>
          {name}
        </Chip>
      ))}
    </Rail>
    <Rail
      title="Popular now"
      labels={arrows}
      action={
        <LinkButton href="#all" size="small" variant="ghost">
          All
        </LinkButton>
      }
    >
      {names.map((name, index) => (
        <GameCard
          key={name}
          name={name}
          vendor="Firefly Works"
          image={storyArt(index)}
          href={`#${index}`}
          isPriority
          mark={index === 0 ? { kind: 'hot', label: 'Hot' } : index === 1 ? { kind: 'new', label: 'New' } : undefined}
          favourite={{ isOn: index === 2, label: `Favourite ${name}`, onToggle: nothing }}
        />
      ))}
    </Rail>
    <Rail title="Loading" labels={arrows}>
      {names.map((name) => (
        <GameCardSkeleton key={name} />
      ))}
    </Rail>
  </Stack>
)

const Forms = () => (
  <Panel>
    <Stack $gap="2">
      <Heading>Register</Heading>
      <SegmentedControl
        label="With"
        value="name"
        onChange={nothing}
        options={[
          { value: 'name', label: 'User name' },
          { value: 'phone', label: 'Phone' },
        ]}
      />
      <TextField
        label="User name"
        hint="4 to 12 letters and digits"
        prefix={<UserIcon size={20} />}
        placeholder="player01"
      />
      <PasswordField
        label="Password"
        labels={{ show: 'Show', hide: 'Hide' }}
        error="Too short. Use at least 8 characters."
        defaultValue="abc"
      />
      <Select
        label="Region"
        options={[
          { value: 'a', label: 'Luzon' },
          { value: 'b', label: 'Visayas' },
        ]}
      />
      <Checkbox label="I am old enough to play" defaultChecked />
      <Switch label="Sound" defaultChecked />
      <Button isFullWidth>Create account</Button>
      <Button isFullWidth variant="outline" isBusy>
        Waiting
      </Button>
    </Stack>
  </Panel>
)

const Figures = () => (
  <Stack $gap="4">
    <Row $justify="center">
      <DigitCounter prefix="₱" text="1,234.56" cellHeight={44} />
    </Row>
    <Grid>
      <StatTile label="Balance" value={<Money text="₱1,000.00" />} note="Play money" icon={<TrophyIcon />} />
      <StatTile label="Rounds" value="42" />
    </Grid>
    <Row>
      <Button>Solid</Button>
      <Button variant="highlight">Highlight</Button>
      <Button variant="soft">Soft</Button>
      <Button variant="outline">Outline</Button>
      <Button variant="ghost">Ghost</Button>
      <Button variant="danger">Danger</Button>
    </Row>
    <Row>
      <Badge $tone="positive">
        <CheckIcon size={12} /> Done
      </Badge>
      <Badge $tone="warning">Waiting</Badge>
      <Badge $tone="negative">Failed</Badge>
      <Badge $tone="accent">VIP 5</Badge>
      <Avatar name="Amihan" />
      {[HomeIcon, GamesIcon, SearchIcon, GiftIcon, UserIcon].map((Icon, index) => (
        <IconButton key={`${index + 1}`} label={`Place ${index + 1}`} variant="soft" count={index * 3}>
          <Icon />
        </IconButton>
      ))}
    </Row>
    <Notice title="Play money">Nothing here can be cashed out.</Notice>
    <Notice tone="negative" title="Wrong password">
      Four tries are left.
    </Notice>
    <Tabs
      label="Lists"
      value="all"
      onChange={nothing}
      tabs={[
        { id: 'all', label: 'All' },
        { id: 'hot', label: 'Hot', count: 12 },
      ]}
    >
      <Text $tone="muted">A panel of the list, in the muted tone of text.</Text>
    </Tabs>
    <Pagination page={6} totalPages={20} onPage={nothing} labels={pageLabels} />
  </Stack>
)

function KitchenSink() {
  return (
    <>
      <Top />
      <Container as="main">
        <Stack $gap="6">
          <span />
          <Carousel label="Offers" labels={bannerLabels} interval={600_000}>
            <Hero>
              <Badge $tone="highlight">This week</Badge>
              <Heading size="display">Twelve new games to try with play money</Heading>
              <Button variant="highlight">Have a look</Button>
            </Hero>
            <Banner src={storyBanner(1)} alt="Second offer" width={1600} height={900} />
          </Carousel>
          <Games />
          <Grid $columns="halves" $gap="6">
            <Forms />
            <Figures />
          </Grid>
          <span />
        </Stack>
      </Container>
    </>
  )
}

const meta = {
  title: 'Patterns/Kitchen sink',
  component: KitchenSink,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof KitchenSink>
export default meta

export const Everything: StoryObj<typeof meta> = {}
export const OnAPhone: StoryObj<typeof meta> = { globals: { viewport: { value: 'mobile1' } } }
