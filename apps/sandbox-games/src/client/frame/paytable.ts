import type { Facts } from '../../kernel/kinds.ts'
import { el } from '../dom.ts'
import { fill } from '../fill.ts'
import type { Strings } from '../strings/index.ts'

/** The return, in hundredths so that nothing is rounded up, how wild the game is, and the cap. */
export const paytableFacts = ({ rtp, volatility, maxWin }: Facts, t: Strings) =>
  el(
    'p',
    { class: 'facts' },
    el('span', {}, `${t.rtp} ${(rtp / 100).toFixed(2)}%`),
    el('span', {}, fill(t.volatility, { level: t[`level${volatility}`], value: volatility })),
    el('span', {}, fill(t.maxWin, { times: maxWin.toLocaleString('en') })),
  )
