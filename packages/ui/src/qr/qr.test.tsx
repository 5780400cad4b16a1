import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { QrCode } from './QrCode.tsx'
import { drawQr } from './qr-path.ts'

it('draws every dark module and no other', () => {
  const drawing = drawQr('boardwalk:app', 'M')
  if (!drawing) throw new Error('no drawing')
  const dark = new Set<string>()
  for (const [, x = '', y = '', run = ''] of drawing.path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let step = 0; step < Number(run); step += 1) dark.add(`${Number(x) + step} ${y}`)
  }
  const expected = drawing.rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])))
  expect([...dark].sort()).toEqual(expected.sort())
  expect(drawing.size).toBe(drawing.rows.length)
  // The three corner marks.
  expect([drawing.rows[0]?.[0], drawing.rows[0]?.at(-1), drawing.rows.at(-1)?.[0]]).toEqual([true, true, true])
})

it('takes more modules for more correction', () => {
  const text = 'a'.repeat(60)
  expect(drawQr(text, 'H')?.size).toBeGreaterThan(drawQr(text, 'L')?.size ?? 0)
})

it.each(['', 'x'.repeat(5000)])('draws no code for an impossible text, and shows a message instead', (value) => {
  expect(drawQr(value, 'M')).toBeUndefined()
  const { container } = render(<QrCode value={value} label="Opens the app" downloadLabel="Save" />)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  expect(container).toHaveTextContent(value)
})

it('keeps four modules free on each side, also in the server’s page', () => {
  const html = renderToString(<QrCode value="boardwalk" label="Opens the app" />)
  const [, left, , side] = /viewBox="(\S+) (\S+) (\S+) \S+"/.exec(html) ?? []
  expect(left).toBe('-4')
  expect(Number(side)).toBe((drawQr('boardwalk', 'M')?.size ?? 0) + 8)
  expect(html).not.toMatch(/\sstyle="/)
})
