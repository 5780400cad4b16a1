import { lazyPage } from '../app/lazy-page.tsx'
import type { OverlayFrameProps } from './OverlayFrame.tsx'

export const OverlayFrame = lazyPage<OverlayFrameProps>(() =>
  import('./OverlayFrame.tsx').then((module) => module.OverlayFrame),
)
