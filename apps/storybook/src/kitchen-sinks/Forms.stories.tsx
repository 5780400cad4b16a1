import {
  Checkbox,
  CodeField,
  Grid,
  NumberField,
  PasswordField,
  PhoneField,
  RadioGroup,
  SearchField,
  SegmentedControl,
  Select,
  Slider,
  Stack,
  Switch,
  TextArea,
  TextField,
  UserIcon,
} from '@boardwalk/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { nothing, Part, picture, Sheet } from './Sheet.tsx'

const show = { show: 'Show', hide: 'Hide' }
const islands = [
  { value: 'a', label: 'Luzon' },
  { value: 'b', label: 'Visayas' },
]

const Forms = () => (
  <Sheet>
    <Part title="Typing">
      <Grid $columns="halves">
        <TextField
          label="User name"
          hint="4 to 12 letters and digits"
          prefix={<UserIcon size={20} />}
          placeholder="player01"
        />
        <TextField label="E-mail" defaultValue="amihan@tala.example" note="optional" />
        <PasswordField
          label="Password"
          labels={show}
          error="Too short. Use at least 8 characters."
          defaultValue="abc"
        />
        <NumberField label="Amount" value="1250.50" onChange={nothing} decimals={2} hint="Two digits after the point" />
        <TextField label="Not now" disabled defaultValue="Closed until Monday" />
        <Select label="Island" options={islands} />
        <SearchField label="Find a game" value="lantern" onChange={nothing} labels={{ clear: 'Empty the field' }} />
        <PhoneField
          label="Mobile number"
          countries={[{ code: 'PH', name: 'Philippines', dialling: '63' }]}
          labels={{ country: 'Country', noMatch: 'No country is called that' }}
          value={{ dialling: '63', number: '9171234567' }}
          onChange={nothing}
        />
        <CodeField label="Code from the message" value="123" onChange={nothing} />
        <TextArea label="Message" maxLength={200} defaultValue="My last round did not show its result." />
      </Grid>
    </Part>
    <Part title="Choosing">
      <SegmentedControl
        label="With"
        value="name"
        onChange={nothing}
        options={[
          { value: 'name', label: 'User name' },
          { value: 'phone', label: 'Phone' },
        ]}
      />
      <RadioGroup
        label="Remind me"
        value="hour"
        onChange={nothing}
        options={[
          { value: 'half', label: 'Every half hour' },
          { value: 'hour', label: 'Every hour', hint: 'What most players choose' },
        ]}
      />
      <Slider
        label="Stop after"
        min={15}
        max={240}
        step={15}
        value={60}
        onChange={nothing}
        format={(n) => `${n} minutes`}
      />
      <Stack $gap="1">
        <Checkbox label="I am old enough to play" defaultChecked />
        <Checkbox label="Send me the weekly letter" />
        <Checkbox label="Not now" disabled />
        <Switch label="Sound" defaultChecked />
        <Switch label="Motion" />
      </Stack>
    </Part>
  </Sheet>
)

const meta = {
  title: 'Patterns/Kitchen sinks/Forms',
  component: Forms,
  parameters: picture('Every field at rest, filled, refused and switched off; frames and lines must agree.', 800),
} satisfies Meta<typeof Forms>
export default meta

export const Everything: StoryObj<typeof meta> = {}
