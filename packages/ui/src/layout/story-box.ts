import { token } from '@boardwalk/brand-kit'
import styled from 'styled-components'

/** A sample box. */
export const StoryBox = styled.div`
  padding: ${token('space-3')} ${token('space-4')};
  border-radius: ${token('radius-card')};
  background: ${token('color-accent-soft')};
  color: ${token('color-on-accent-soft')};
`
