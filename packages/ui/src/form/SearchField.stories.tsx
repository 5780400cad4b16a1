import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { guide } from '../testing/guide.ts'
import { SearchField, type SearchFieldProps } from './SearchField.tsx'

function Demo(props: SearchFieldProps) {
  const [text, setText] = useState(props.value)
  const change = (next: string) => {
    setText(next)
    props.onChange(next)
  }
  return <SearchField {...props} value={text} onChange={change} />
}

const meta = {
  title: 'Components/Forms/Search field',
  component: SearchField,
  args: { label: 'Find a game', value: '', onChange: fn(), onSearch: fn(), labels: { clear: 'Empty the field' } },
  render: (args) => <Demo {...args} />,
  parameters: guide({
    usage: 'Words to look for. The button at its end, or Escape, empties it.',
    dos: ['Wait half a second after the last key before asking the server.', 'Show results count or an empty state.'],
    donts: ['Put it beside a second search of the same page.', 'Hide its label; a magnifier is not a name.'],
    keyboard: [
      ['Enter', 'searches at once'],
      ['Escape', 'empties the field; empty, it is left to the dialog around it'],
    ],
  }),
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('searchbox', { name: 'Find a game' })
    await userEvent.type(field, ' reef {Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('reef')
    await userEvent.click(canvas.getByRole('button', { name: 'Empty the field' }))
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
    await userEvent.keyboard('ab{Escape}')
    await expect(field).toHaveValue('')
  },
}
export const Filled: Story = { args: { value: 'Reef Runner' } }
export const Busy: Story = { args: { value: 'Reef', isBusy: true } }
export const Disabled: Story = { args: { value: 'Reef', disabled: true } }
