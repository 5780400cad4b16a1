import { Accordion, Breadcrumbs, Chip, FireIcon, Pagination, Rail, Stepper, Tabs, Text } from '@boardwalk/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { nothing, Part, picture, Sheet } from './Sheet.tsx'

const arrows = { previous: 'Back', next: 'More' }
const pageLabels = { ...arrows, region: 'Pages', page: (n: number) => `Page ${n}` }

const Navigation = () => (
  <Sheet>
    <Part title="Tabs">
      <Tabs
        label="Lists"
        value="all"
        onChange={nothing}
        tabs={[
          { id: 'all', label: 'All' },
          { id: 'hot', label: 'Hot', count: 12 },
          { id: 'recent', label: 'Recent' },
        ]}
      >
        <Text $tone="muted">The panel of the first tab.</Text>
      </Tabs>
    </Part>
    <Part title="Pages">
      <Pagination page={6} totalPages={20} onPage={nothing} labels={pageLabels} />
    </Part>
    <Part title="Where am I">
      <Breadcrumbs
        label="You are here"
        items={[
          { id: 'help', label: 'Help', link: (label) => <a href="#help">{label}</a> },
          { id: 'account', label: 'Your account', link: (label) => <a href="#account">{label}</a> },
          { id: 'password', label: 'A new password' },
        ]}
      />
      <Stepper
        label="Register"
        current="phone"
        labels={{ done: 'done', error: 'look again' }}
        steps={[
          { id: 'name', label: 'Name', state: 'done' },
          { id: 'phone', label: 'Phone' },
          { id: 'rules', label: 'Rules' },
        ]}
      />
    </Part>
    <Part title="Accordion">
      <Accordion
        openAtFirst={['one']}
        items={[
          { id: 'one', title: 'What is play money?', content: <Text>Points that nobody can cash out.</Text> },
          { id: 'two', title: 'Who sees my name?', content: <Text>Nobody but you.</Text> },
        ]}
      />
    </Part>
    <Rail title="Chips in a rail" item="content" labels={arrows}>
      {['Slots', 'Live', 'Fishing', 'Tables', 'Sports', 'Lottery'].map((name, index) => (
        <Chip key={name} isSelected={index === 0} icon={<FireIcon size={18} />}>
          {name}
        </Chip>
      ))}
    </Rail>
  </Sheet>
)

const meta = {
  title: 'Patterns/Kitchen sinks/Navigation',
  component: Navigation,
  parameters: picture('Tabs, pages, steps and paths: what shows where a reader is.', 800),
} satisfies Meta<typeof Navigation>
export default meta

export const Everything: StoryObj<typeof meta> = {}
