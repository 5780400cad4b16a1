import type { WaiverUse } from '@boardwalk/brand-kit/node'
import type { Report } from './check-brand.ts'

const most = 12

/** Formats a report for one screen of a terminal; a long list is cut with a note. */
export function page({ brand, name, isReady, score, groups, waivers }: Report): string {
  const count = groups.reduce((sum, { findings }) => sum + findings.length, 0)
  const verdict = isReady ? 'ready' : `not ready: ${counted(count)}`
  const lines = groups.flatMap((group) => {
    const state = group.findings.length === 0 ? (group.checked === 0 ? '–' : 'ok') : counted(group.findings.length)
    const shown = group.findings.slice(0, most)
    const rest = group.findings.length - shown.length
    return [
      `  ${group.name.padEnd(11)}${state.padEnd(13)}${group.note}`.trimEnd(),
      ...shown.flatMap(({ file, key, expected, found }) => [
        `      ${file}${key ? `  ${key}` : ''}`,
        `        expected ${expected}`,
        `        found    ${found}`,
      ]),
      ...(rest > 0 ? [`      … and ${rest} more; --json lists all`] : []),
      // Never cut: every waiver must be visible.
      ...(group.name === 'contrast' ? waivers.filter(({ isUsed }) => isUsed).flatMap(waived) : []),
    ]
  })
  return ['', `  ${name} (${brand})   ${score} of 100, ${verdict}`, '', ...lines, ''].join('\n')
}

const waived = ({ file, key, theme, pair, ratio, needed, campaigns, name, reason }: WaiverUse) => [
  `      ${file}  ${key}`,
  `        waived   ${pair.join(' on ')}, ${theme}${campaigns.length > 0 ? `, during ${campaigns.join(' and ')}` : ''}: ${ratio?.toFixed(2)} of ${needed}`,
  `        by       ${name}: ${reason}`,
]

const counted = (count: number) => (count === 1 ? '1 finding' : `${count} findings`)
