import { token } from '@boardwalk/brand-kit'
import styled, { css } from 'styled-components'

export type CountBadgeProps = {
  count: number
  /** Above this the badge shows `99+`. */
  max?: number
  /** Sits at the upper end corner of a positioned parent, whose name says the number. */
  isCorner?: boolean
}

/** A number to notice; nothing at zero. */
export function CountBadge({ count, max = 99, isCorner = false }: CountBadgeProps) {
  if (count <= 0) return null
  return (
    <Root $isCorner={isCorner} aria-hidden={isCorner || undefined}>
      {count > max ? `${max}+` : count}
    </Root>
  )
}

const Root = styled.span<{ $isCorner: boolean }>`
  min-inline-size: 1.25rem;
  padding: 0.15em 0.4em;
  border-radius: ${token('radius-pill')};
  background: ${token('color-badge')};
  color: ${token('color-on-badge')};
  font-size: ${token('text-xs')};
  font-weight: ${token('weight-bold')};
  font-variant-numeric: tabular-nums;
  line-height: 1.1;
  text-align: center;
  ${({ $isCorner }) => $isCorner && css`position: absolute; inset-block-start: 2px; inset-inline-end: 0;`}
`
