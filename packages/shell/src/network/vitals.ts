import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { PageKind } from './page-kind.ts'

/** Field figures go here in one small message per visit; the gateway adds them up and keeps nothing else. */
const ADDRESS = '/rum'

/** Measures this page and sends the figures when it is left. Contains no cookie, name or address. */
export function reportVitals(page: PageKind): void {
  const figures: Record<string, number> = {}
  const note = ({ name, value }: Metric) => {
    figures[name] = Math.round(value * 1000) / 1000
  }
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(note)
  // Registered after the measures' own listeners, which give their last word in the same moment.
  const send = () => {
    if (document.visibilityState !== 'hidden' || Object.keys(figures).length === 0) return
    const body = JSON.stringify({ page, figures: { ...figures } })
    for (const name of Object.keys(figures)) delete figures[name]
    navigator.sendBeacon(ADDRESS, new Blob([body], { type: 'application/json' }))
  }
  addEventListener('visibilitychange', send)
}
