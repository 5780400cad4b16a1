import { token } from '@boardwalk/brand-kit'
import styled, { css } from 'styled-components'
import { visuallyHidden } from '../foundation/mixins.ts'

/** Below this width of its own the table is a list of cards; in rem, so that large type gets cards earlier. */
export const asCards = '@container table (max-width: 38rem)'

export const Root = styled.section`
  container: table / inline-size;
  position: relative;
  min-inline-size: 0;
`

export const Title = styled.h2<{ $isHidden: boolean }>`
  margin-block-end: ${token('space-2')};
  font-family: ${token('font-display')};
  font-size: ${token('text-lg')};
  font-weight: ${token('weight-bold')};
  line-height: ${token('line-tight')};
  ${({ $isHidden }) => $isHidden && visuallyHidden}
`

/** Has its own scrollbar, so that head and totals can stay in sight. */
export const Box = styled.div<{ $isVirtual: boolean; $isFull: boolean }>`
  position: relative;
  max-block-size: ${({ $isFull }) => ($isFull ? 'none' : 'min(75dvh, 44rem)')};
  border: ${token('border-width')} solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  overflow: auto;
  &:focus-visible { outline-offset: -2px; }
  ${asCards} {
    border: 0;
    border-radius: 0;
    background: none;
    ${({ $isVirtual }) => !$isVirtual && css`max-block-size: none; overflow: visible;`}
  }
`

export const Table = styled.table<{ $isVirtual: boolean; $columns: number }>`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${token('text-sm')};
  /* Rows are added and removed while scrolling; the columns must not move with them. */
  ${({ $isVirtual, $columns }) => $isVirtual && css`table-layout: fixed; min-inline-size: ${$columns * 8}rem;`}
  ${asCards} { display: block; min-inline-size: 0; }
`

const edge = css`border-block-end: ${token('border-width')} solid ${token('color-border')};`

export const Head = styled.thead`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  ${asCards} { display: none; }
`

export const HeadCell = styled.th<{ $isNumeric: boolean }>`
  ${edge}
  padding: 0;
  background: ${token('color-surface-sunken')};
  color: ${token('color-text')};
  font-weight: ${token('weight-medium')};
  text-align: ${({ $isNumeric }) => ($isNumeric ? 'end' : 'start')};
`

export const Body = styled.tbody`
  ${asCards} { display: block; }
`

const card = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token('space-2')} ${token('space-3')};
  margin-block-end: ${token('space-3')};
  padding: ${token('space-4')};
  border: ${token('border-width')} solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  box-shadow: ${token('shadow-card')};
`

export const BodyRow = styled.tr`
  &:hover > td { background: color-mix(in oklab, ${token('color-accent')} 5%, transparent); }
  &:last-child > td { border-block-end: 0; }
  ${asCards} {
    ${card}
    &:hover > td { background: none; }
    &:has(+ tr[data-detail]) { margin-block-end: 0; border-end-start-radius: 0; border-end-end-radius: 0; }
    &[data-detail] { border-block-start: 0; border-start-start-radius: 0; border-start-end-radius: 0; }
  }
`

export const Foot = styled.tfoot`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  & td, & th { border-block-start: ${token('border-width')} solid ${token('color-border-strong')}; background: ${token('color-surface-sunken')}; font-weight: ${token('weight-bold')}; }
  ${asCards} {
    position: static;
    display: block;
    & tr { ${card} background: ${token('color-surface-sunken')}; }
    & td, & th { border: 0; background: none; }
    & td:empty { display: none; }
  }
`

/** Takes the height of the lines that are not rendered. */
export const Gap = styled.tr`
  & > td { padding: 0; border: 0; }
  ${asCards} { display: block; & > td { display: block; } }
`

/** Set roles explicitly: display:block removes table semantics in some browsers. */
export const PlainRow = styled.tr.attrs({ role: 'row' })``
export const PlainCell = styled.td.attrs({ role: 'cell' })``
