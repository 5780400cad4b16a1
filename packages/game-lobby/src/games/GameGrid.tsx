import { from, Grid } from '@boardwalk/ui'
import styled from 'styled-components'

/** Cards of a list. Lists come in dozens, so its columns divide twelve and the last row is full. */
export const GameGrid = styled(Grid).attrs({ $columns: 'games' })`
  ${from('tablet')} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  ${from('desktop')} { grid-template-columns: repeat(6, minmax(0, 1fr)); }
`
