import type { ScaleName, ThemedName } from './names.ts'

type Plain = ScaleName | Exclude<ThemedName, `color-${string}`>

const fixed: string[] = []
const density = ['seed.density']
const shadow = ['seed.elevation', 'seed.color.neutral']
const ratio = ['seed.type.ratio']

/** The sources of each token that is no colour: paths of `tokens.json`; nothing for the same in all brands. */
export const scaleSources: Record<Plain, readonly string[]> = {
  'radius-control': ['seed.radius.control'],
  'radius-card': ['seed.radius.card'],
  'radius-panel': ['seed.radius.panel'],
  'radius-pill': ['seed.radius.pill'],
  'border-width': ['seed.border'],
  'shadow-card': shadow,
  'shadow-panel': shadow,
  'space-1': density,
  'space-2': density,
  'space-3': density,
  'space-4': density,
  'space-5': density,
  'space-6': density,
  'space-8': density,
  'space-10': density,
  'control-height': density,
  'page-width': fixed,
  'font-body': ['seed.font.body'],
  'font-display': ['seed.font.display'],
  'text-xs': fixed,
  'text-sm': fixed,
  'text-md': fixed,
  'text-lg': ratio,
  'text-xl': ratio,
  'text-2xl': ratio,
  'text-3xl': ratio,
  'line-body': ['seed.type.lineBody'],
  'line-tight': ['seed.type.lineTight'],
  'weight-normal': fixed,
  'weight-medium': ['seed.type.weightMedium'],
  'weight-bold': ['seed.type.weightBold'],
  'tracking-display': ['seed.type.tracking'],
  'duration-fast': fixed,
  'duration-base': fixed,
  'ease-out': fixed,
  'ease-in-out': fixed,
  'image-motif': ['motif'],
}
