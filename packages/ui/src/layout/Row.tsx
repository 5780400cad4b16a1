import styled from 'styled-components'
import { type Gap, space } from './gap.ts'

export type RowProps = {
  $gap?: Gap
  $align?: 'stretch' | 'start' | 'center' | 'end' | 'baseline'
  $justify?: 'start' | 'center' | 'end' | 'space-between'
  /** Wraps by default, so that 320 px and 200% text never clip. */
  $wrap?: boolean
}

/** Children beside each other. */
export const Row = styled.div<RowProps>`
  display: flex;
  flex-wrap: ${({ $wrap = true }) => ($wrap ? 'wrap' : 'nowrap')};
  align-items: ${({ $align = 'center' }) => $align};
  justify-content: ${({ $justify = 'start' }) => $justify};
  gap: ${({ $gap = '3' }) => space($gap)};
  min-inline-size: 0;
`
