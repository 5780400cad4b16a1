import { token } from '@boardwalk/brand-kit'
import { bareButton, target } from '@boardwalk/ui'
import styled from 'styled-components'

/** A button in the style of a link. */
export const TextButton = styled.button`
  ${bareButton}
  min-block-size: ${target};
  color: ${token('color-link')};
  font-size: ${token('text-sm')};
  text-decoration: underline;
  text-underline-offset: 0.2em;
`
