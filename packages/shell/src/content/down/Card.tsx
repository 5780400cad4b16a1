import { token } from '@boardwalk/brand-kit'
import styled from 'styled-components'

/** One way to get the storefront. */
export const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  justify-items: start;
  gap: ${token('space-3')};
  padding: ${token('space-5')};
  border: ${token('border-width')} solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
`

export const Steps = styled.ol`
  display: grid;
  gap: ${token('space-2')};
  margin: 0;
  padding-inline-start: ${token('space-5')};
  & > li { list-style: decimal; }
`
