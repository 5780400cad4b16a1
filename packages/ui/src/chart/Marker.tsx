import type { Mark } from './series.ts'

const shapes: Record<Mark, string> = {
  circle: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z',
  square: 'M-4 -4h8v8h-8z',
  triangle: 'M0 -5l5 9h-10z',
  diamond: 'M0 -5.5l5.5 5.5l-5.5 5.5l-5.5 -5.5z',
  cross: 'M-1.5 -5h3v3.5h3.5v3h-3.5v3.5h-3v-3.5h-3.5v-3h3.5z',
}

type Props = { mark: Mark; x: number; y: number; isLarge?: boolean }

/** The shape of a series, which distinguishes it without colour. */
export function Marker({ mark, x, y, isLarge = false }: Props) {
  return <path d={shapes[mark]} transform={`translate(${x} ${y})${isLarge ? ' scale(1.5)' : ''}`} fill="currentColor" />
}
