import { token } from '@boardwalk/brand-kit'
import styled from 'styled-components'

export type CountBadgeProps = {
  count: number
  /** Above this the badge shows `99+`. */
  max?: number
  /** Sits at the upper end corner of a positioned parent, whose name contains the number. */
  isCorner?: boolean
}

/** A number to notice; nothing at zero. */
export function CountBadge({ count, max = 99, isCorner = false }: CountBadgeProps) {
  if (!(count > 0)) return null
  const text = count > max ? `${max}+` : `${count}`
  return isCorner ? <Corner aria-hidden="true" data-text={text} /> : <Root>{text}</Root>
}

const Root = styled.span`
  min-inline-size: 1.25rem;
  padding: 0.15em 0.4em;
  border-radius: ${token('radius-pill')};
  background: ${token('color-badge')};
  color: ${token('color-on-badge')};
  font-size: ${token('text-xs')};
  font-weight: ${token('weight-bold')};
  font-variant-numeric: tabular-nums;
  line-height: ${token('line-tight')};
  text-align: center;
`

/** Drawn, not written: the name of its button contains the number in words. */
const Corner = styled(Root)`
  position: absolute;
  inset-block-start: 2px;
  inset-inline-end: 0;
  &::before { content: attr(data-text); }
`
