import { token } from '@boardwalk/brand-kit'
import styled from 'styled-components'

/** The counter's ground. It has the same height before the figures load. */
export const JackpotPlace = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  align-content: center;
  gap: ${token('space-2')};
  min-block-size: 13rem;
  padding: ${token('space-6')} ${token('space-4')};
  text-align: center;
  border-radius: ${token('radius-panel')};
  color: ${token('color-on-hero')};
  background: ${token('image-motif')} center / 160px, ${token('color-hero')};
  overflow: hidden;
  container-type: inline-size;
  & :focus-visible { outline-color: ${token('color-on-hero')}; }
`
