import { token } from '@boardwalk/brand-kit'
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react'
import styled, { css } from 'styled-components'
import type { Polymorphic } from '../foundation/polymorphic.ts'
import { target } from '../foundation/sizes.ts'
import { ExternalIcon } from '../icon/icons-actions.ts'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'

type Own = {
  /** `inline` in a sentence; `standalone` on a line of its own, as tall as a touch target. */
  variant?: 'inline' | 'standalone'
  /** `inherit` takes the surrounding text colour, as in a footer. */
  tone?: 'link' | 'inherit'
  icon?: ReactNode
  /** Opens a new tab, with an icon and this text for screen readers. */
  newTabLabel?: string
  children?: ReactNode
}
export type LinkProps<C extends ElementType = 'a'> = Polymorphic<C, Own>

/** Goes somewhere; `as` takes a router's link: `<Link as={RouterLink} to="/help">`. */
export function Link<C extends ElementType = 'a'>(props: LinkProps<C>) {
  const {
    variant = 'inline',
    tone = 'link',
    icon,
    newTabLabel,
    children,
    ...rest
  }: Own & ComponentPropsWithRef<'a'> = props
  return (
    <Root
      {...(newTabLabel && { target: '_blank', rel: 'noopener noreferrer' })}
      {...rest}
      $variant={variant}
      $tone={tone}
    >
      {icon}
      <Words>{children}</Words>
      {newTabLabel && (
        <>
          <Mark size={16} />
          <VisuallyHidden> {newTabLabel}</VisuallyHidden>
        </>
      )}
    </Root>
  )
}

const variants = {
  inline: css`text-decoration: underline;`,
  standalone: css`
    display: inline-flex;
    align-items: center;
    gap: ${token('space-2')};
    min-block-size: ${target};
    font-weight: ${token('weight-medium')};
    text-decoration: none;
    &:hover > span { text-decoration: underline; }
  `,
}

const Root = styled.a<{ $variant: keyof typeof variants; $tone: 'link' | 'inherit' }>`
  position: relative;
  border-radius: 2px;
  color: ${({ $tone }) => ($tone === 'link' ? token('color-link') : 'inherit')};
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  overflow-wrap: anywhere;
  &:hover { text-decoration-thickness: 2px; }
  ${({ $variant }) => variants[$variant]}
`

const Words = styled.span`min-inline-size: 0;`

/** Never alone at the start of a line. */
const Mark = styled(ExternalIcon)`
  display: inline-block;
  margin-inline-start: 0.2em;
  vertical-align: -0.15em;
`
