import {
  Button,
  CopyField,
  FilterIcon,
  GiftIcon,
  HomeIcon,
  IconButton,
  Link,
  LinkButton,
  Row,
  SearchIcon,
  Toolbar,
  UserIcon,
} from '@boardwalk/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Part, picture, Sheet } from './Sheet.tsx'

const variants = ['solid', 'highlight', 'soft', 'outline', 'ghost', 'danger'] as const
const nameOf = (variant: string) => variant.charAt(0).toUpperCase() + variant.slice(1)

const Actions = () => (
  <Sheet>
    <Part title="Buttons">
      <Row>
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {nameOf(variant)}
          </Button>
        ))}
      </Row>
      <Row>
        <Button size="small">Small</Button>
        <Button icon={<GiftIcon size={20} />}>With an icon</Button>
        <Button isBusy>Waiting</Button>
        <Button disabled>Not now</Button>
      </Row>
      <Button isFullWidth variant="highlight">
        As wide as its place
      </Button>
    </Part>
    <Part title="Icon buttons">
      <Row>
        {([HomeIcon, SearchIcon, FilterIcon, UserIcon] as const).map((Icon, index) => (
          <IconButton key={`${index + 1}`} label={`Place ${index + 1}`} variant="soft" count={index * 4}>
            <Icon />
          </IconButton>
        ))}
        <IconButton label="Raised" variant="raised">
          <SearchIcon />
        </IconButton>
      </Row>
    </Part>
    <Part title="Links that look like buttons">
      <Row>
        <LinkButton href="#solid">To the lobby</LinkButton>
        <LinkButton href="#outline" variant="outline">
          Outline
        </LinkButton>
        <LinkButton href="#ghost" variant="ghost" size="small">
          All games
        </LinkButton>
      </Row>
    </Part>
    <Part title="Links">
      <Row>
        <Link href="#inline">A link among words</Link>
        <Link href="#standalone" variant="standalone">
          A link that stands alone
        </Link>
        <Link href="#new" newTabLabel="opens in a new tab">
          Somewhere else
        </Link>
      </Row>
    </Part>
    <Part title="Toolbar and copy">
      <Toolbar label="Row">
        <Button size="small" variant="ghost">
          Edit
        </Button>
        <Button size="small" variant="ghost">
          Remove
        </Button>
      </Toolbar>
      <CopyField
        label="Your referral code"
        value="TALA-2026"
        labels={{ copy: 'Copy', copied: 'Copied', refused: 'Select it' }}
      />
    </Part>
  </Sheet>
)

const meta = {
  title: 'Patterns/Kitchen sinks/Actions',
  component: Actions,
  parameters: picture('Everything that is pressed, in every look and state, on one sheet.', 800),
} satisfies Meta<typeof Actions>
export default meta

export const Everything: StoryObj<typeof meta> = {}
