/** Smallest comfortable touch target (WCAG 2.5.5). */
export const target = '44px'

/** Widths at which a layout changes; phone first, so queries are minimums. */
export const breakpoint = { tablet: '640px', desktop: '1024px', wide: '1280px' } as const

export const from = (name: keyof typeof breakpoint) => `@media (min-width: ${breakpoint[name]})` as const
/** The same width as a media query for scripts. */
export const atLeast = (name: keyof typeof breakpoint) => `(min-width: ${breakpoint[name]})` as const
/** Rules for narrower screens only; for everything else, begin with the phone and use `from`. */
export const below = (name: keyof typeof breakpoint) => `@media not all and (min-width: ${breakpoint[name]})` as const

/** A device whose pointer can rest over something; a phone keeps hover styles after a tap otherwise. */
export const canHover = '@media (hover: hover) and (pointer: fine)'
export const calmMotion = '@media (prefers-reduced-motion: reduce)'
