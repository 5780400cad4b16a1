import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { Checkbox, CodeField, PhoneField, SearchField, SegmentedControl, Select, Switch, TextArea } from '../index.ts'

const untouched = { text: '', code: '', phone: '', place: 'a', story: '', tick: true, on: false, way: 'x' }
type Values = typeof untouched
const options = (...values: string[]) => values.map((value) => ({ value, label: value }))
const home = [{ code: 'PH', name: 'Philippines', dialling: '63' }]
const onInput = vi.fn<(more: Partial<Values>) => void>()

/** Keeps all values in state, as a page keeps those of its fields. */
function Page() {
  const [{ text, code, phone, place, story, tick, on, way }, setValues] = useState(untouched)
  const put = (more: Partial<Values>) => {
    onInput(more)
    setValues((values) => ({ ...values, ...more }))
  }
  return (
    <>
      <SearchField label="Find" value={text} onChange={(words) => put({ text: words })} labels={{ clear: 'Empty' }} />
      <CodeField label="Code" value={code} onChange={(digits) => put({ code: digits })} />
      <PhoneField
        label="Phone"
        labels={{ country: 'Country', noMatch: '' }}
        countries={home}
        value={{ dialling: '63', number: phone }}
        onChange={({ number }) => put({ phone: number })}
      />
      <Select
        label="Place"
        options={options('a', 'b')}
        value={place}
        onChange={(e) => put({ place: e.target.value })}
      />
      <TextArea label="Story" value={story} onChange={(e) => put({ story: e.target.value })} />
      <Checkbox label="Agree" checked={tick} onChange={(e) => put({ tick: e.target.checked })} />
      <Switch label="Sound" checked={on} onChange={(e) => put({ on: e.target.checked })} />
      <SegmentedControl label="Way" options={options('x', 'y')} value={way} onChange={(id) => put({ way: id })} />
    </>
  )
}

const cleanUp: (() => void)[] = []
afterEach(() => {
  for (const step of cleanUp.splice(0)) step()
  onInput.mockClear()
})

/** The server-rendered page, early input, then hydration. */
async function bringToLife(meanwhile: () => void) {
  const box = document.body.appendChild(document.createElement('div'))
  box.innerHTML = renderToString(<Page />)
  meanwhile()
  const root = await act(async () => hydrateRoot(box, <Page />))
  cleanUp.push(
    () => act(() => root.unmount()),
    () => box.remove(),
  )
}
const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } })

it.each([
  ['Find', 'reef', { text: 'reef' }],
  ['Code', '1234', { code: '1234' }],
  ['Phone', '9171234567', { phone: '9171234567' }],
  ['Story', 'once', { story: 'once' }],
  ['Place', 'b', { place: 'b' }],
])('keeps the input in %s from before hydration', async (label, value, more) => {
  await bringToLife(() => type(label, value))
  expect(onInput.mock.calls).toEqual([[more]])
  // The next render writes the state into the control.
  fireEvent.click(screen.getByLabelText('Sound'))
  expect(screen.getByLabelText(label)).toHaveValue(value)
})

it.each([
  ['Agree', { tick: false }, false],
  ['Sound', { on: true }, true],
  ['y', { way: 'y' }, true],
])('keeps early ticks: %s', async (label, more, isTicked) => {
  await bringToLife(() => screen.getByLabelText<HTMLInputElement>(label).click())
  expect(onInput.mock.calls).toEqual([[more]])
  type('Find', 'reef')
  expect(screen.getByLabelText<HTMLInputElement>(label).checked).toBe(isTicked)
})

it('leaves focus and caret where they are, so that typing continues', async () => {
  await bringToLife(() => {
    type('Find', 'reef')
    const field = screen.getByLabelText<HTMLInputElement>('Find')
    field.focus()
    field.setSelectionRange(1, 3)
  })
  const field = screen.getByLabelText<HTMLInputElement>('Find')
  expect(field).toHaveFocus()
  expect([field.selectionStart, field.selectionEnd]).toEqual([1, 3])
  type('Find', 'reefs')
  expect(field).toHaveValue('reefs')
})

it('ignores untouched controls', async () => {
  await bringToLife(() => {})
  expect(onInput).not.toHaveBeenCalled()
})
