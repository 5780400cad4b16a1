import { el, svg } from '../../../client/dom.ts'
import { fill } from '../../../client/fill.ts'
import type { Kit } from '../../../client/kit.ts'
import { payTable, rule } from '../../reels/client/pays.ts'
import type { Strings } from '../../reels/client/strings/index.ts'
import type { PaidCode } from '../../reels/symbols.ts'
import { classic } from '../machine.ts'

const paid = Object.entries(classic.pays) as [PaidCode, readonly number[]][]

/** A line over the window, as a small picture. */
export function linePicture(rows: readonly number[]) {
  const points = rows.map((row, reel) => `${reel * 10 + 5},${row * 10 + 5}`).join(' ')
  const dots = rows.flatMap((_, reel) =>
    [0, 1, 2].map((row) => svg('circle', { cx: `${reel * 10 + 5}`, cy: `${row * 10 + 5}`, r: '1.6', class: 'dot' })),
  )
  return svg(
    'svg',
    { viewBox: '0 0 50 30', class: 'line', 'aria-hidden': 'true' },
    ...dots,
    svg('polyline', { points, class: 'path' }),
  )
}

/** Everything that decides a win: pays, wild, scatter and lines. */
export function paytable(kit: Pick<Kit, 'heroes' | 'session'> & { t: Strings }): Node[] {
  const perStake = (pays: readonly number[]) => pays.map((pay) => (pay * 100) / classic.lines.length)
  const seals = ([3, 4, 5] as const).map((count) => {
    const { pay, freeGames } = classic.scatter[count]
    return fill(kit.t.sealPays, { seals: count, times: pay, games: freeGames })
  })
  return [
    el('h3', {}, kit.t.pays),
    payTable(
      kit,
      ['3', '4', '5'],
      paid.map(([code, pays]) => [code, perStake(pays)] as const),
    ),
    rule(kit, 'W', kit.t.wildRule),
    rule(kit, 'S', `${kit.t.sealLines} ${seals.join(' ')}`),
    el('h3', {}, kit.t.linesHead),
    el('div', { class: 'lines' }, ...classic.lines.map(linePicture)),
  ]
}
