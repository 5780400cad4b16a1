import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import styled from 'styled-components'
import { Button } from '../button/Button.tsx'
import { Stack } from '../layout/Stack.tsx'
import { guide } from '../testing/guide.ts'
import { FormActions } from './FormActions.tsx'
import { TextField } from './TextField.tsx'

const fields = ['User name', 'First name', 'Last name', 'Street', 'City', 'Postal code', 'Occupation', 'Employer']
const Phone = styled.div`
  max-inline-size: 24rem;
  block-size: 28rem;
  overflow: auto;
`

const meta = {
  title: 'Components/Forms/Form actions',
  component: FormActions,
  parameters: guide({
    usage: 'The end of a form. On a phone its buttons stay in view while the fields scroll behind them.',
    dos: ['Put one primary button first.', 'Name it by what it does: “Send code”, not “OK”.'],
    donts: ['Disable the primary button until all is filled in; say what is missing instead.'],
    keyboard: [['Tab', 'goes through the buttons in their order']],
  }),
} satisfies Meta<typeof FormActions>
export default meta
type Story = StoryObj<typeof meta>

export const LongForm: Story = {
  render: (args) => (
    <Phone role="region" aria-label="Form" tabIndex={0}>
      <Stack as="form" $gap="3">
        {fields.map((label) => (
          <TextField key={label} label={label} />
        ))}
        <FormActions {...args}>
          <Button type="submit">Save</Button>
          <Button variant="ghost">Cancel</Button>
        </FormActions>
      </Stack>
    </Phone>
  ),
  play: async ({ canvas }) => {
    if (window.innerWidth >= 640) return
    const form = canvas.getByRole('region', { name: 'Form' }).getBoundingClientRect()
    const save = canvas.getByRole('button', { name: 'Save' }).getBoundingClientRect()
    await expect(save.bottom).toBeLessThanOrEqual(form.bottom)
  },
}
export const OneButton: Story = {
  render: (args) => (
    <FormActions {...args}>
      <Button>Send code</Button>
    </FormActions>
  ),
}
