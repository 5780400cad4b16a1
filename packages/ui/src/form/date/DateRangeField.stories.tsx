import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Chip } from '../../data/Chip.tsx'
import { Row } from '../../layout/Row.tsx'
import { guide } from '../../testing/guide.ts'
import { DateRangeField, type DateRangeFieldProps } from './DateRangeField.tsx'
import { addDays } from './day.ts'
import { openCalendar } from './story-steps.ts'
import { calendarKeys, calendarLabels, dayProblems } from './story-words.ts'

function Demo(props: DateRangeFieldProps) {
  const [range, setRange] = useState(props.value)
  const change = (next: typeof range) => {
    setRange(next)
    props.onChange(next)
  }
  return <DateRangeField {...props} value={range} onChange={change} />
}

const today = '2026-11-21'
const meta = {
  title: 'Components/Forms/Date range field',
  component: DateRangeField,
  args: {
    label: 'Period',
    hint: 'Up to 31 days',
    value: { from: '', to: '' },
    onChange: fn(),
    locale: 'en-GB',
    today,
    max: today,
    maxDays: 31,
    ends: { from: 'First day', to: 'Last day' },
    labels: { ...calendarLabels, title: 'Choose a period' },
    problems: { ...dayProblems, long: 'This is more than 31 days' },
  },
  render: (args) => <Demo {...args} />,
  parameters: guide({
    usage:
      'A first and a last day, both counted, typed or picked by two presses in either order. The caller always gets the earlier day first. From the entry @boardwalk/ui/calendar.',
    dos: [
      'Offer the usual periods as presets.',
      'Set maxDays to what the server answers for; the calendar keeps to it and the field says so.',
    ],
    donts: ['Use two date fields instead: they let the days cross.'],
    keyboard: calendarKeys,
  }),
} satisfies Meta<typeof DateRangeField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const TypedInReverse: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'First day' }), '10/11/2026')
    await userEvent.tab()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Last day' }), '1/11/2026{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-01', to: '2026-11-10' })
    await expect(canvas.getByRole('textbox', { name: 'First day' })).toHaveValue('01/11/2026')
  },
}
export const PickedByKeyboard: Story = {
  args: { value: { from: '2026-11-10', to: '2026-11-12' } },
  play: async ({ canvas, userEvent, args }) => {
    const panel = await openCalendar(userEvent, canvas, 'Choose a period')
    await waitFor(() => expect(panel.getByRole('button', { name: /10 November 2026/ })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(panel.getByRole('button', { name: /\b3 November 2026/ })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-03', to: '2026-11-10' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const OpenCalendar: Story = {
  args: { value: { from: '2026-10-27', to: '2026-11-12' } },
  play: async ({ canvas, userEvent }) => {
    const panel = await openCalendar(userEvent, canvas, 'Choose a period')
    await expect(panel.getAllByRole('grid').length).toBeGreaterThan(0)
  },
}
export const WithPresets: Story = {
  args: {
    presets: (choose) => (
      <Row $gap="2">
        <Chip onClick={() => choose({ from: today, to: today })}>Today</Chip>
        <Chip onClick={() => choose({ from: addDays(today, -6), to: today })}>7 days</Chip>
        <Chip onClick={() => choose({ from: addDays(today, -30), to: today })}>31 days</Chip>
      </Row>
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    const panel = await openCalendar(userEvent, canvas, 'Choose a period')
    await userEvent.click(panel.getByRole('button', { name: '7 days' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-15', to: '2026-11-21' })
  },
}
export const TooLong: Story = {
  args: { value: { from: '2026-01-01', to: '2026-11-21' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This is more than 31 days')).toBeVisible()
  },
}
export const Disabled: Story = { args: { value: { from: '2026-11-01', to: '2026-11-12' }, disabled: true } }
