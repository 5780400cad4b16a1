import { token } from '@boardwalk/brand-kit'
import type { ComponentPropsWithRef } from 'react'
import styled, { css } from 'styled-components'

const sizes = {
  display: css`font-size: clamp(${token('text-2xl')}, 5vw, ${token('text-3xl')});`,
  page: css`font-size: ${token('text-2xl')};`,
  section: css`font-size: ${token('text-xl')};`,
  card: css`font-size: ${token('text-lg')};`,
}

export type HeadingProps = ComponentPropsWithRef<'h2'> & {
  /** Level in the outline; `size` sets the type size. */
  level?: 1 | 2 | 3 | 4
  size?: keyof typeof sizes
}

export function Heading({ level = 2, size = 'section', ...rest }: HeadingProps) {
  return <Root as={`h${level}`} {...rest} $size={size} />
}

const Root = styled.h2<{ $size: keyof typeof sizes }>`
  font-family: ${token('font-display')};
  font-weight: ${token('weight-bold')};
  line-height: ${token('line-tight')};
  letter-spacing: ${token('tracking-display')};
  text-wrap: balance;
  ${({ $size }) => sizes[$size]}
`
