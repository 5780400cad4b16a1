import { token } from '@boardwalk/brand-kit'
import styled from 'styled-components'

/** Scale at the start, drawing beside it, labels below. */
export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, max-content) minmax(0, 1fr);
  gap: ${token('space-2')};
  padding-block-start: ${token('space-2')};
`

export const Axis = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  max-inline-size: 6rem;
  color: ${token('color-text-muted')};
  font-size: ${token('text-xs')};
  font-variant-numeric: tabular-nums;
  text-align: end;
  white-space: nowrap;
  /* Each number is beside its line, also the outermost. */
  & > span { block-size: 0; display: grid; align-content: center; }
`

export const PlotBox = styled.div`
  position: relative;
  min-inline-size: 0;
  block-size: 14rem;
  touch-action: pan-y;
  cursor: crosshair;
`

/** Turned round as a whole in right-to-left text; there are no words in it. */
export const Drawing = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  overflow: visible;
  [dir='rtl'] & { transform: scaleX(-1); }
`

export const GridLine = styled.path`
  stroke: ${token('color-border')};
  &[data-zero] { stroke: ${token('color-border-strong')}; }
`

export const Labels = styled.div`
  grid-column: 2;
  display: flex;
  justify-content: space-between;
  min-inline-size: 0;
  color: ${token('color-text-muted')};
  font-size: ${token('text-xs')};
  &[data-placing='middles'] > span { flex: 1 1 0; min-inline-size: 0; text-align: center; }
`

/** Keeps its line, so that nothing moves when a point is read. */
export const Readout = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space-4')};
  min-block-size: 1.6em;
  font-size: ${token('text-sm')};
  font-variant-numeric: tabular-nums;
`

export const Value = styled.span<{ $colour: string }>`
  &::before {
    content: '';
    display: inline-block;
    inline-size: 0.6em;
    block-size: 0.6em;
    margin-inline-end: ${token('space-1')};
    border-radius: ${token('radius-pill')};
    background: ${({ $colour }) => $colour};
  }
`

export const SeriesGroup = styled.g<{ $colour: string }>`color: ${({ $colour }) => $colour};`
export const Guide = styled.path`stroke: ${token('color-text-muted')}; stroke-dasharray: 3 3;`
