import { token } from '@boardwalk/brand-kit'
import styled from 'styled-components'
import { bareButton, bareList, hiddenScrollbar, oneLine, transition } from '../foundation/mixins.ts'
import { below, target } from '../foundation/sizes.ts'
import { Art } from '../game/Art.tsx'

/** The requested number per row, with a minimum width for names. */
export const Slides = styled.ul<{ $visible: number }>`
  ${bareList}
  ${hiddenScrollbar}
  display: grid;
  grid-auto-columns: max(5.5rem, calc((100% - ${({ $visible }) => Math.max(1, $visible) - 1} * ${token('space-3')}) / ${({ $visible }) => Math.max(1, $visible)}));
  grid-auto-flow: column;
  justify-content: safe center;
  gap: ${token('space-3')};
  margin: calc(-1 * ${token('space-1')});
  padding: ${token('space-1')};
  scroll-padding-inline: ${token('space-1')};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  &[data-dragging] { scroll-snap-type: none; cursor: grabbing; user-select: none; }
`

export const Item = styled.li`
  min-inline-size: 0;
  scroll-snap-align: start;
`

export const White = styled(Art)`
  position: absolute;
  inset: 0;
  background: ${token('color-vendor')};
  & img { object-fit: contain; }
`

export const Colour = styled(White)`
  background: ${token('color-surface-raised')};
  opacity: 0;
  ${transition('opacity')}
`

export const Sign = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 100%;
  block-size: 3.5rem;
  border-radius: ${token('radius-card')};
  background: ${token('color-hero')};
  color: ${token('color-on-hero')};
  font-size: ${token('text-xl')};
  font-weight: ${token('weight-bold')};
  overflow: hidden;
  /* A picture that is missing leaves the letter to be seen; its frame keeps its place, by which its turn to load is known. */
  & > span:not(:has(img)):not([aria-hidden]) { visibility: hidden; }
`

export const Slide = styled.button`
  ${bareButton}
  position: relative;
  display: grid;
  gap: ${token('space-1')};
  align-content: start;
  inline-size: 100%;
  min-block-size: ${target};
  padding: ${token('space-1')};
  border: ${token('border-width')} solid transparent;
  border-radius: ${token('radius-card')};
  text-align: center;
  ${transition('border-color', 'background-color')}
  &:hover ${Colour}, &:focus-visible ${Colour}, &[aria-pressed='true'] ${Colour} { opacity: 1; }
  &[aria-pressed='true'] { border-color: ${token('color-accent')}; background: ${token('color-accent-soft')}; color: ${token('color-on-accent-soft')}; }
`

export const Name = styled.span`
  font-size: ${token('text-sm')};
  line-height: ${token('line-tight')};
  overflow-wrap: anywhere;
`

export const HotMark = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  inline-size: 22px;
  block-size: 22px;
  border-radius: ${token('radius-pill')};
  background: ${token('color-accent')};
  color: ${token('color-on-accent')};
`

/** Nothing moves where all fit, except on a screen that is too narrow for them, which swipes. */
export const Controls = styled.div<{ $isNeeded: boolean }>`
  display: ${({ $isNeeded }) => ($isNeeded ? 'flex' : 'none')};
  justify-content: center;
  gap: ${token('space-2')};
  margin-block-start: ${token('space-2')};
`

export const Root = styled.section`
  min-inline-size: 0;
  ${below('tablet')} {
    &[data-low] {
      & ${Controls} { display: none; }
      & ${Sign} { block-size: 2.5rem; }
      & ${Slide} { gap: 0; }
      & ${Name} { ${oneLine} font-size: ${token('text-xs')}; }
    }
  }
`
