export const en = {
  runs: 'Runs of both sides',
  margin: 'Won by',
  to119: 'Up to 119',
  to129: '120–129',
  to139: '130–139',
  from140: '140 or more',
  close: 'Up to 10 runs',
  clear: '11 runs or more',
  over: 'Over',
  rule1: 'Each side bats five overs. The side named first bats first. Equal totals are a draw.',
  rule2:
    'An over scores the sum of two numbers from 0 to 11, and more when the batting is better than the bowling. The seed set before the round draws every over at the start.',
}
export type Text = keyof typeof en
