import { Histogram, type Registry } from 'prom-client'
import * as v from 'valibot'

/** Histogram bounds in seconds, including the thresholds of good and poor. */
const seconds = [0.1, 0.2, 0.4, 0.6, 0.8, 1, 1.5, 2, 2.5, 3, 4, 6, 10, 20]
const shifts = [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1]
const responses = [0.025, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2, 5]

/** Metric names of web-vitals and their storage. Times arrive in milliseconds. */
const figures = {
  LCP: { name: 'web_lcp_seconds', help: 'Largest contentful paint', buckets: seconds, unit: 1000 },
  FCP: { name: 'web_fcp_seconds', help: 'First contentful paint', buckets: seconds, unit: 1000 },
  TTFB: { name: 'web_ttfb_seconds', help: 'Time to the first byte', buckets: seconds, unit: 1000 },
  INP: { name: 'web_inp_seconds', help: 'Interaction to next paint', buckets: responses, unit: 1000 },
  CLS: { name: 'web_cls', help: 'Layout shift', buckets: shifts, unit: 1 },
} as const

type Figure = keyof typeof figures
const names = Object.keys(figures) as Figure[]

/** Longer than any visit that means something; a made-up figure must not spoil the sums. */
const figure = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(300_000)))

/** The figures that a page sends on unload. Strict, so that nothing else is accepted. */
export const FieldReport = v.strictObject({
  page: v.picklist(['home', 'lobby', 'game', 'access', 'other']),
  figures: v.strictObject({ LCP: figure, FCP: figure, TTFB: figure, INP: figure, CLS: figure }),
})
export type FieldReport = v.InferOutput<typeof FieldReport>

/** Adds reports up by brand and kind of page; a single visit cannot be found again. */
export function fieldFigures(registry: Registry): (brand: string, report: FieldReport) => void {
  const histograms = names.map((key) => {
    const { name, help, buckets, unit } = figures[key]
    const labelNames = ['brand', 'page'] as const
    return {
      key,
      unit,
      histogram: new Histogram({ name, help, buckets: [...buckets], labelNames, registers: [registry] }),
    }
  })
  return (brand, { page, figures: measured }) => {
    for (const { key, unit, histogram } of histograms) {
      const value = measured[key]
      if (value !== undefined) histogram.observe({ brand, page }, value / unit)
    }
  }
}
