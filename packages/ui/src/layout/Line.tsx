import { token } from '@boardwalk/brand-kit'
import styled from 'styled-components'
import { bareList } from '../foundation/mixins.ts'

/** A list of `Line`. */
export const Lines = styled.ul`
  ${bareList}
  display: grid;
  gap: ${token('space-3')};
`

/** One thing of a list, with its actions at the end of the line. */
export const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-3')};
  padding: ${token('space-3')} ${token('space-4')};
  border: ${token('border-width')} solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  & > :first-child { flex: 1 1 12rem; min-inline-size: 0; overflow-wrap: anywhere; }
`
