import { token } from '@boardwalk/brand-kit'
import { useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import type { GridSize } from './grid-size.ts'

type Props = {
  size: GridSize | null | undefined
  /** Pixels that the rows take. */
  length: number
  isBelow?: boolean
}

/**
 * The room of rows that are not drawn, in the shape of their cards: what somebody sees who flings the list, and for as
 * long as a slow phone needs to draw. One background stands for thousands of elements.
 */
export function Room({ size, length, isBelow = false }: Props) {
  const element = useRef<HTMLDivElement>(null)
  // Not as an attribute: the server's would be refused by the page's policy.
  useLayoutEffect(() => {
    const { style } = element.current ?? {}
    style?.setProperty('block-size', `${length}px`)
    if (!size) return
    style?.setProperty('--cell', `${size.width}px`)
    style?.setProperty('--gap', `${size.gap}px`)
    style?.setProperty('--pitch', `${size.pitch}px`)
  }, [size, length])
  return <Shapes ref={element} aria-hidden="true" $isBelow={isBelow} />
}

/** A rectangle in the corner of a tile that is repeated. */
const box = (width: string, height: string) =>
  `conic-gradient(from 270deg at ${width} ${height}, ${token('color-skeleton')} 25%, transparent 0)`

const Shapes = styled.div<{ $isBelow: boolean }>`
  --art: calc(var(--cell) * 4 / 3);
  --top: ${({ $isBelow }) => ($isBelow ? 'var(--gap)' : '0px')};
  --side: 0px;
  background-image: ${box('var(--cell)', 'var(--art)')}, ${box('calc(var(--cell) * 0.8)', '1em')};
  background-size: calc(var(--cell) + var(--gap)) var(--pitch);
  background-position:
    0 var(--top),
    var(--side) calc(var(--top) + var(--art) + ${token('space-3')});
  font-size: ${token('text-sm')};
  &:dir(rtl) { --side: calc(var(--cell) * 0.2); }
`
