/**
 * The closed list of token names: roles, never hues. `packages/ui` reads them through `token()`;
 * a brand's `tokens.json` gives each a value for light and dark. A name is the CSS custom property without `--`.
 */
export const tokenNames = [
  // Surfaces and the text on them
  'color-page',
  'color-surface',
  'color-surface-raised',
  'color-surface-sunken',
  'color-scrim',
  'color-text',
  'color-text-muted',
  'color-border',
  'color-border-strong',
  'color-focus',
  'color-link',
  // Brand
  'color-accent',
  'color-accent-hover',
  'color-on-accent',
  'color-accent-soft',
  'color-on-accent-soft',
  'color-highlight',
  'color-on-highlight',
  'color-header',
  'color-on-header',
  'color-header-rule',
  // Line under the current page's name in the header
  'color-header-mark',
  'color-hero',
  'color-on-hero',
  'color-footer',
  'color-on-footer',
  // Ground of the vendors' white marks, and their white
  'color-vendor',
  'color-on-vendor',
  // States
  'color-positive',
  'color-on-positive',
  'color-positive-soft',
  'color-on-positive-soft',
  'color-negative',
  'color-on-negative',
  'color-negative-soft',
  'color-on-negative-soft',
  'color-warning-soft',
  'color-on-warning-soft',
  'color-info-soft',
  'color-on-info-soft',
  'color-badge',
  'color-on-badge',
  'color-skeleton',
  // Shape
  'radius-control',
  'radius-card',
  'radius-panel',
  'radius-pill',
  'border-width',
  'shadow-card',
  'shadow-panel',
  // Space and size
  'space-1',
  'space-2',
  'space-3',
  'space-4',
  'space-5',
  'space-6',
  'space-8',
  'space-10',
  'control-height',
  'page-width',
  // Type
  'font-body',
  'font-display',
  'text-xs',
  'text-sm',
  'text-md',
  'text-lg',
  'text-xl',
  'text-2xl',
  'text-3xl',
  'line-body',
  'line-tight',
  'weight-normal',
  'weight-medium',
  'weight-bold',
  'tracking-display',
  // Motion
  'duration-fast',
  'duration-base',
  'ease-out',
  'ease-in-out',
  // Brand motif, an image for backgrounds
  'image-motif',
] as const

export type TokenName = (typeof tokenNames)[number]
export const token = (name: TokenName) => `var(--${name})` as const
