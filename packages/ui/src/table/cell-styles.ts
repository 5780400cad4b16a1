import { token } from '@boardwalk/brand-kit'
import styled, { css } from 'styled-components'
import { visuallyHidden } from '../foundation/mixins.ts'
import type { CardPlace } from './columns.ts'
import { asCards } from './table-styles.ts'

/** Place and style of a cell on a card. */
const places: Record<CardPlace, ReturnType<typeof css>> = {
  title: css`
    order: 1;
    flex: 1 1 auto;
    font-weight: ${token('weight-medium')};
    font-size: ${token('text-md')};
  `,
  amount: css`
    order: 2;
    margin-inline-start: auto;
    font-size: min(${token('text-xl')}, 9cqi);
    font-weight: ${token('weight-bold')};
    /* An amount keeps to its line in a table; on the narrowest card it had better be whole. */
    & > span { white-space: normal; }
  `,
  state: css`
    order: 3;
    flex: 1 0 100%;
  `,
  detail: css`
    order: 4;
    display: flex;
    flex: 1 0 100%;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${token('space-3')};
  `,
  none: css`display: none;`,
}

export const numeric = css`
  font-variant-numeric: tabular-nums;
  text-align: end;
`

/** A number keeps to its line in a table. */
const whole = css`
  ${numeric}
  white-space: nowrap;
`

export const Cell = styled.td<{ $place: CardPlace; $isNumeric: boolean }>`
  min-inline-size: 0;
  padding: ${token('space-3')} ${token('space-4')};
  border-block-end: ${token('border-width')} solid ${token('color-border')};
  color: ${token('color-text')};
  font-weight: inherit;
  text-align: start;
  overflow-wrap: ${({ $place }) => ($place === 'title' ? 'break-word' : 'anywhere')};
  ${({ $isNumeric }) => $isNumeric && whole}
  ${asCards} {
    display: block;
    white-space: normal;
    overflow-wrap: anywhere;
    max-inline-size: 100%;
    padding: 0;
    border: 0;
    ${({ $place }) => places[$place]}
  }
`

/** The column's name beside the value of a card; titles, amounts and states need none. */
export const CellName = styled.span<{ $place: CardPlace }>`
  display: none;
  ${asCards} {
    display: inline;
    color: ${token('color-text-muted')};
    font-weight: ${token('weight-normal')};
    text-align: start;
    ${({ $place }) => $place !== 'detail' && visuallyHidden}
  }
`

/** Buttons of a row, and cells that span all columns. */
export const ActionCell = styled.td`
  padding: ${token('space-1')} ${token('space-3')};
  border-block-end: ${token('border-width')} solid ${token('color-border')};
  text-align: end;
  ${asCards} {
    order: 5;
    display: block;
    flex: 1 0 100%;
    padding: 0;
    border: 0;
  }
`

export const Actions = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${token('space-2')};
`

export const WideCell = styled.td`
  padding: ${token('space-4')};
  border-block-end: ${token('border-width')} solid ${token('color-border')};
  ${asCards} {
    display: block;
    flex: 1 0 100%;
    padding: 0;
    border: 0;
  }
`
