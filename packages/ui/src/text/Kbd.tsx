import { token } from '@boardwalk/brand-kit'
import styled from 'styled-components'

/** A key of the keyboard, in the middle of a sentence. */
export const Kbd = styled.kbd`
  display: inline-block;
  min-inline-size: 1.8em;
  padding: 0.1em 0.45em;
  border: ${token('border-width')} solid ${token('color-border-strong')};
  border-block-end-width: 2px;
  border-radius: min(${token('radius-control')}, 6px);
  background: ${token('color-surface-sunken')};
  color: ${token('color-text')};
  font-family: inherit;
  font-size: 0.85em;
  font-weight: ${token('weight-medium')};
  line-height: ${token('line-tight')};
  text-align: center;
  white-space: nowrap;
`
