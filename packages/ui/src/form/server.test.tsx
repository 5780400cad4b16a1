// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { expect, it } from 'vitest'
import { DateField, DateRangeField } from '../calendar/index.ts'
import { CodeField, Combobox, FileDrop, PhoneField, RadioGroup, SearchField, Slider, TextArea } from '../index.ts'
import { calendarLabels, dayProblems } from './date/story-words.ts'

const nothing = () => {}
const day = { locale: 'en-GB', labels: calendarLabels }
const form = (
  <>
    <CodeField label="Code" value="123" onChange={nothing} />
    <PhoneField
      label="Phone"
      labels={{ country: 'Country', noMatch: '' }}
      countries={[
        { code: 'PH', name: 'Philippines', dialling: '63' },
        { code: 'IN', name: 'India', dialling: '91' },
      ]}
      value={{ dialling: '63', number: '917' }}
      onChange={nothing}
    />
    <RadioGroup label="Reason" options={[{ value: 'a', label: 'A' }]} value="a" onChange={nothing} />
    <TextArea label="Story" defaultValue="once" maxLength={10} />
    <SearchField label="Find" value="reef" onChange={nothing} labels={{ clear: 'Empty' }} />
    <Combobox label="Job" options={[]} value="" onChange={nothing} labels={{ clear: '', noMatch: '' }} />
    <Slider label="Minutes" min={0} max={10} value={5} onChange={nothing} />
    <FileDrop
      label="Proof"
      files={[{ id: '1', file: new File(['x'], 'proof.png', { type: 'image/png' }) }]}
      onAdd={nothing}
      onRemove={nothing}
      labels={{ prompt: 'Drop', remove: String, sending: String, refused: String, size: String }}
    />
    <DateField {...day} label="Birthday" value="2000-02-29" onChange={nothing} problems={dayProblems} />
    <DateRangeField
      {...day}
      label="Period"
      value={{ from: '2026-11-01', to: '2026-11-21' }}
      onChange={nothing}
      ends={{ from: 'First', to: 'Last' }}
      problems={{ ...dayProblems, long: '' }}
    />
  </>
)

it('renders every field on the server, with its value and without a style attribute', () => {
  const sheet = new ServerStyleSheet()
  const html = renderToString(sheet.collectStyles(form))
  for (const value of ['+63', '917', 'once', 'reef', 'proof.png', '29/02/2000', '01/11/2026', '21/11/2026']) {
    expect(html).toContain(value)
  }
  expect(html).not.toMatch(/\sstyle="|role="dialog"[^>]*open/)
  expect(sheet.getStyleTags()).not.toMatch(/#[0-9a-f]{3,8}\b|rgba?\(|hsla?\(|oklch\(/i)
})
