import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Chip } from '../../data/Chip.tsx'
import { Row } from '../../layout/Row.tsx'
import { guide } from '../../testing/guide.ts'
import { DateField, type DateFieldProps } from './DateField.tsx'
import { addDays } from './day.ts'
import { openCalendar } from './story-steps.ts'
import { calendarKeys, calendarLabels, dayProblems } from './story-words.ts'

function Demo(props: DateFieldProps) {
  const [day, setDay] = useState(props.value)
  const change = (next: string) => {
    setDay(next)
    props.onChange(next)
  }
  return <DateField {...props} value={day} onChange={change} />
}

const today = '2026-11-21'
const meta = {
  title: 'Components/Forms/Date field',
  component: DateField,
  args: {
    label: 'Birthday',
    hint: 'You must be 21 or older',
    value: '',
    onChange: fn(),
    locale: 'en-PH',
    today,
    labels: calendarLabels,
    problems: dayProblems,
  },
  render: (args) => <Demo {...args} />,
  parameters: guide({
    usage:
      'A day that is typed or picked, without a time zone: YYYY-MM-DD in and out. Names of months, order of the parts and first day of the week come from the locale. Its own entry, @boardwalk/ui/calendar, so that only pages with dates load it.',
    dos: [
      'Set min and max; typing and picking keep to them.',
      'Give words for every problem, with what to do.',
      'Pass today from the brand’s clock where the day matters.',
    ],
    donts: ['Turn the value into a Date of some time zone.', 'Ask for a day of which only the month matters.'],
    keyboard: calendarKeys,
  }),
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Birthday' })
    await userEvent.type(field, '2/29/2000{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2000-02-29')
    await expect(field).toHaveValue('02/29/2000')
  },
}
export const NoSuchDay: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Birthday' })
    await userEvent.type(field, '2/29/2001')
    await userEvent.tab()
    await expect(field).toHaveAccessibleDescription('This is not a day. Write it as in the example.')
    await expect(field).toHaveValue('2/29/2001')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const ByKeyboard: Story = {
  args: { value: '2024-02-28' },
  play: async ({ canvas, userEvent, args }) => {
    const panel = await openCalendar(userEvent, canvas, 'Choose a day')
    await waitFor(() => expect(panel.getByRole('button', { name: /February 28, 2024/ })).toHaveFocus())
    await userEvent.keyboard(document.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}')
    await waitFor(() => expect(panel.getByRole('button', { name: /February 29, 2024/ })).toHaveFocus())
    await userEvent.keyboard('{PageDown}')
    await waitFor(() => expect(panel.getByRole('button', { name: /March 29, 2024/ })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2024-03-29')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const OpenCalendar: Story = {
  args: { value: today },
  play: async ({ canvas, userEvent }) => {
    const panel = await openCalendar(userEvent, canvas, 'Choose a day')
    await expect(panel.getByRole('button', { name: /November 21, 2026/ })).toHaveAttribute('aria-current', 'date')
  },
}
export const Bounded: Story = {
  args: { label: 'Day of the bet', hint: 'The last 30 days', min: '2026-10-23', max: today },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1/1/2026{Enter}')
    await expect(canvas.getByText('This day is too early')).toBeVisible()
    const panel = await openCalendar(userEvent, canvas, 'Choose a day')
    await expect(panel.getByRole('button', { name: /November 22, 2026/ })).toBeDisabled()
    await expect(panel.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true')
  },
}
export const WithPresets: Story = {
  args: {
    label: 'Day',
    hint: '',
    presets: (choose) => (
      <Row $gap="2">
        <Chip onClick={() => choose(today)}>Today</Chip>
        <Chip onClick={() => choose(addDays(today, -1))}>Yesterday</Chip>
      </Row>
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    const panel = await openCalendar(userEvent, canvas, 'Choose a day')
    await userEvent.click(panel.getByRole('button', { name: 'Yesterday' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-20')
  },
}
export const Bengali: Story = { args: { locale: 'bn-BD', label: 'জন্মদিন', hint: '', value: '1990-03-26' } }
export const WithError: Story = { args: { value: '2010-05-05', error: 'You must be 21 or older to play' } }
export const Disabled: Story = { args: { value: '1990-03-26', disabled: true } }
export const ReadOnly: Story = { args: { value: '1990-03-26', readOnly: true } }
