import { token } from '@boardwalk/brand-kit'
import styled from 'styled-components'
import { type Gap, space } from './gap.ts'

export type StackProps = {
  $gap?: Gap
  $align?: 'stretch' | 'start' | 'center' | 'end'
}

/** Children below each other. */
export const Stack = styled.div<StackProps>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $align = 'stretch' }) => $align};
  gap: ${({ $gap = '4' }) => space($gap)};
  min-inline-size: 0;
`

/** Page column: full width on a phone, centred at the brand's page width on a desktop. */
export const Container = styled.div`
  inline-size: 100%;
  max-inline-size: ${token('page-width')};
  margin-inline: auto;
  padding-inline: ${token('space-4')};
`
