import { token } from '@boardwalk/brand-kit'
import styled, { keyframes } from 'styled-components'
import { tint } from '../foundation/mixins.ts'
import { calmMotion } from '../foundation/sizes.ts'

const drift = keyframes`from { background-position: 150% 0; } to { background-position: -50% 0; }`

export type SkeletonProps = { $width?: string; $height?: string; $radius?: 'card' | 'control' | 'panel' | 'pill' }

/** A placeholder in the shape of the content, with a slow shimmer. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<SkeletonProps>`
  display: block;
  inline-size: ${({ $width = '100%' }) => $width};
  max-inline-size: 100%;
  block-size: ${({ $height = '1em' }) => $height};
  border-radius: ${({ $radius = 'control' }) => token(`radius-${$radius}`)};
  background: ${token('color-skeleton')}
    linear-gradient(100deg, transparent 35%, ${tint('color-surface-raised', 70)} 50%, transparent 65%) 150% 0 / 200% 100% no-repeat;
  animation: ${drift} 1800ms ease-in-out infinite;
  ${calmMotion} { animation: none; }
`
