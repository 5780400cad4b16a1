import { token } from '@boardwalk/brand-kit'
import styled, { css } from 'styled-components'
import { Art } from '../game/Art.tsx'

const sizes = {
  small: { side: 32, style: css`inline-size: 32px; font-size: ${token('text-sm')};` },
  medium: { side: 44, style: css`inline-size: 44px; font-size: ${token('text-md')};` },
  large: { side: 72, style: css`inline-size: 72px; font-size: ${token('text-xl')};` },
}

export type AvatarProps = {
  /** Read aloud; its first letter is shown behind the picture. */
  name: string
  src?: string | undefined
  fallback?: string | undefined
  size?: keyof typeof sizes
}

export function Avatar({ name, src, fallback, size = 'medium' }: AvatarProps) {
  const { side } = sizes[size]
  const letter = [...name.trim()][0]?.toLocaleUpperCase() ?? ''
  return (
    <Root role="img" aria-label={name} $size={size}>
      <Letter aria-hidden="true">{letter}</Letter>
      <Picture src={src} fallback={fallback} width={side} height={side} isPriority />
    </Root>
  )
}

const Root = styled.span<{ $size: keyof typeof sizes }>`
  position: relative;
  display: inline-block;
  flex: none;
  aspect-ratio: 1;
  border-radius: 50%;
  background: ${token('color-accent-soft')};
  color: ${token('color-on-accent-soft')};
  overflow: hidden;
  ${({ $size }) => sizes[$size].style}
`

const Letter = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  font-weight: ${token('weight-bold')};
`

const Picture = styled(Art)`
  position: absolute;
  inset: 0;
  background: none;
`
