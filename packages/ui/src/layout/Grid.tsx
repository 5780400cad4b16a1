import styled, { css } from 'styled-components'
import { from } from '../foundation/sizes.ts'
import { type Gap, space } from './gap.ts'

const columns = {
  /** Game cards: three on a phone, seven on a desktop. */
  games: css`
    grid-template-columns: repeat(3, minmax(0, 1fr));
    ${from('tablet')} { grid-template-columns: repeat(5, minmax(0, 1fr)); }
    ${from('desktop')} { grid-template-columns: repeat(7, minmax(0, 1fr)); }
  `,
  /** Tiles and panels of at least 240 px. */
  tiles: css`grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));`,
  /** Two equal halves from a tablet on; below it one column, which a long word does not widen. */
  halves: css`
    grid-template-columns: minmax(0, 1fr);
    ${from('tablet')} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  `,
}

export type GridProps = { $columns?: keyof typeof columns; $gap?: Gap }

export const Grid = styled.div<GridProps>`
  display: grid;
  gap: ${({ $gap = '3' }) => space($gap)};
  ${({ $columns = 'tiles' }) => columns[$columns]}
`
