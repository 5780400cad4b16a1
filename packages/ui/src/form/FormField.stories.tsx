import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from '../testing/guide.ts'
import { FormField } from './FormField.tsx'

const meta = {
  title: 'Components/Forms/Form field',
  component: FormField,
  args: {
    label: 'Favourite colour',
    hint: 'For your avatar',
    children: (control) => <input {...control} type="color" />,
  },
  parameters: guide({
    usage:
      'Label, hint and error around a control of your own. Spread the props it hands you onto the control, and all three belong to it. The line below is reserved, so that an error moves nothing.',
    dos: ['Use a ready field where there is one.', 'Use FieldGroup for several controls under one label.'],
    donts: ['Leave the handed props off: the label would name nothing.'],
    keyboard: [['Tab', 'goes to what is inside, in its order']],
  }),
} satisfies Meta<typeof FormField>
export default meta
type Story = StoryObj<typeof meta>

export const OwnControl: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Favourite colour')).toHaveAccessibleDescription('For your avatar')
  },
}
export const WithNote: Story = { args: { note: 'Optional' } }
export const WithError: Story = {
  args: { error: 'This colour cannot be seen on the page' },
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('Favourite colour')
    await expect(control).toHaveAccessibleDescription('This colour cannot be seen on the page')
    await expect(control).toHaveAttribute('aria-invalid', 'true')
  },
}
