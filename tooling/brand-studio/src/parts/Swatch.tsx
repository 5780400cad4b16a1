import { token } from '@boardwalk/brand-kit'
import styled from 'styled-components'
import { usePaint } from './use-paint.ts'

/** A patch of colour, over squares where it is see-through. */
export function Swatch({ color, size }: { color: string; size?: 'small' }) {
  const paint = usePaint<HTMLSpanElement>({ '--color': color })
  return <Patch ref={paint} $isSmall={size === 'small'} aria-hidden />
}

const Patch = styled.span<{ $isSmall: boolean }>`
  display: block;
  flex: none;
  inline-size: ${({ $isSmall }) => ($isSmall ? '24px' : '100%')};
  min-block-size: ${({ $isSmall }) => ($isSmall ? '24px' : '100%')};
  border-radius: ${({ $isSmall }) => ($isSmall ? '7px' : 'inherit')};
  background:
    linear-gradient(var(--color), var(--color)),
    repeating-conic-gradient(#bbb 0 25%, #fff 0 50%) 0 / 12px 12px;
  box-shadow: inset 0 0 0 1px ${token('color-border-strong')};
`
