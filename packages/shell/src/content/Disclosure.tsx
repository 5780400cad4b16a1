import { token } from '@boardwalk/brand-kit'
import styled from 'styled-components'

/** A title that opens its text; works before any script has run. */
export const Disclosure = styled.details`
  padding-inline: ${token('space-5')};
  border: ${token('border-width')} solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  & > summary { padding-block: ${token('space-4')}; font-weight: ${token('weight-bold')}; cursor: pointer; }
  &[open] { padding-block-end: ${token('space-5')}; }
`
