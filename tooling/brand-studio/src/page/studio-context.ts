import { createContext, useContext } from 'react'
import type { ColorName, Theme } from '../kit.ts'
import type { Scale } from '../pictures/scale.ts'
import type { Pictures } from '../pictures/use-pictures.ts'
import type { Studio } from './use-studio.ts'

export const sections = [
  'seeds',
  'colours',
  'identity',
  'pictures',
  'campaigns',
  'layout',
  'features',
  'contrast',
  'changes',
] as const
export type Section = (typeof sections)[number]

/** A role of one theme that the page shows and that has the focus. */
export type Target = { theme: Theme; name: ColorName }

export type StudioPage = Studio & {
  pictures: Pictures
  /** Decides whether a raster picture may be used. */
  scale: Scale
  /** The moment that the previews show, with the campaigns that run then; null: the brand without any. */
  clock: number | null
  setClock: (clock: number | null) => void
  section: Section
  go: (section: Section) => void
  target: Target | null
  /** Opens a colour role for editing. */
  jump: (target: Target) => void
  /** Closes the role that is open. */
  close: () => void
}

export const StudioContext = createContext<StudioPage | null>(null)

export function useStudioPage(): StudioPage {
  const page = useContext(StudioContext)
  if (!page) throw new Error('useStudioPage needs a Studio around it')
  return page
}
