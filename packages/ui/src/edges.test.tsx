import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Sparkline } from './chart/Sparkline.tsx'
import { CountBadge } from './data/CountBadge.tsx'
import { DigitCounter } from './data/DigitCounter.tsx'
import { Pagination } from './navigation/Pagination.tsx'
import { Progress } from './progress/Progress.tsx'
import { QrCode } from './qr/QrCode.tsx'

const P = (page: number, totalPages: number) => (
  <Pagination
    page={page}
    totalPages={totalPages}
    onPage={() => {}}
    labels={{ region: 'r', previous: 'p', next: 'n', page: String }}
  />
)
const cases: Record<string, () => React.ReactNode> = {
  'a page that is no number': () => P(NaN, 10),
  'page zero': () => P(0, 10),
  'a thousand million pages': () => P(5e8, 1e9),
  'pages without end': () => P(1, Infinity),
  'no number of pages': () => P(1, NaN),
  'half a page': () => P(2.5, 4.2),
  'a line of nothing': () => <Sparkline label="x" values={[]} />,
  'a line of one point': () => <Sparkline label="x" values={[3]} />,
  'a line of gaps': () => <Sparkline label="x" values={[null, null]} />,
  'a line through no numbers': () => <Sparkline label="x" values={[NaN, 1, Infinity]} />,
  'a flat line': () => <Sparkline label="x" values={[5, 5, 5]} />,
  'a line of 200,000 points': () => <Sparkline label="x" values={Array.from({ length: 200000 }, (_, i) => i)} />,
  'a count that is no number': () => <CountBadge count={NaN} />,
  'a count below zero': () => <CountBadge count={-1} />,
  'a huge count': () => <CountBadge count={1e9} />,
  'half a count': () => <CountBadge count={1.5} />,
  'no digits': () => <DigitCounter text="" />,
  'digits of another script': () => <DigitCounter text="১,২৩৪.৫০" />,
  'sixty digits': () => <DigitCounter text={'9'.repeat(60)} />,
  'a code of nothing': () => <QrCode value="" label="x" fallback="F" />,
  'more than a code can hold': () => <QrCode value={'x'.repeat(5000)} label="x" fallback="F" />,
  'progress that is no number': () => <Progress label="x" value={NaN} max={10} />,
  'more than all': () => <Progress label="x" value={20} max={10} />,
  'nothing of nothing': () => <Progress label="x" value={0} max={0} />,
  'less than nothing': () => <Progress label="x" value={-5} max={10} />,
}
describe('invalid values from callers', () => {
  it.each(Object.entries(cases))('%s', (_, make) => {
    const html = renderToString(make())
    expect(html).not.toMatch(/NaN|Infinity|undefined/)
  })
})
