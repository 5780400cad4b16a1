import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../layout/Stack.tsx'
import { guide } from '../testing/guide.ts'
import { Checkbox } from './Checkbox.tsx'
import { FieldGroup } from './FieldGroup.tsx'

const meta = {
  title: 'Components/Forms/Field group',
  component: FieldGroup,
  args: {
    label: 'Tell me by',
    hint: 'As many as you like',
    children: (group) => (
      <Stack role="group" $gap="0" {...group}>
        <Checkbox label="Message" />
        <Checkbox label="Mail" />
      </Stack>
    ),
  },
  parameters: guide({
    usage: 'Several controls under one label, with the hint or the error of all of them below.',
    dos: ['Spread the props it hands you onto an element with the role of a group.'],
    donts: ['Use it for a single control: that is a form field.'],
    keyboard: [['Tab', 'goes to what is inside, in its order']],
  }),
} satisfies Meta<typeof FieldGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Tell me by' })
    await expect(group).toHaveAccessibleDescription('As many as you like')
  },
}
export const WithError: Story = { args: { error: 'Choose at least one', note: 'Required' } }
