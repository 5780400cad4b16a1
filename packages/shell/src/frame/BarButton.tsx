import { token } from '@boardwalk/brand-kit'
import { bareButton, canHover, transition } from '@boardwalk/ui'
import styled from 'styled-components'

/** A word with an icon inside the header bar. */
export const BarButton = styled.button.attrs({ type: 'button' })`
  ${bareButton}
  display: inline-flex;
  align-items: center;
  gap: ${token('space-1')};
  min-block-size: 44px;
  padding-inline: ${token('space-3')};
  border-radius: ${token('radius-control')};
  font-size: ${token('text-sm')};
  font-weight: ${token('weight-medium')};
  white-space: nowrap;
  ${transition('background-color')}
  ${canHover} { &:hover { background: color-mix(in oklab, currentColor 12%, transparent); } }
`
