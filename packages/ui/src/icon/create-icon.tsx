import type { ReactNode } from 'react'
import styled from 'styled-components'

export type IconProps = {
  /** Side in pixels. */
  size?: number
  /** Accessible name; without it the icon is decorative and hidden from screen readers. */
  label?: string
  className?: string
}
export type IconComponent = (props: IconProps) => ReactNode

const Root = styled.svg<{ $mirrors: boolean }>`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
  ${({ $mirrors }) => $mirrors && "[dir='rtl'] & { transform: scaleX(-1); }"}
`

/**
 * An icon of the 24 px grid from one path. `filled` paints inside the outline;
 * `mirrors` turns arrows round in right-to-left text.
 */
export function createIcon(path: string, { filled = false, mirrors = false } = {}): IconComponent {
  return ({ size = 24, label, className }: IconProps) => (
    <Root
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={className}
      $mirrors={mirrors}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={path} fill={filled ? 'currentColor' : undefined} />
    </Root>
  )
}
