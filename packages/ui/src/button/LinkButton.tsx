import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react'
import styled from 'styled-components'
import type { Polymorphic } from '../foundation/polymorphic.ts'
import { type ButtonLook, type ButtonStyleProps, buttonStyle } from './button-styles.ts'

type Own = ButtonLook & { icon?: ReactNode; children?: ReactNode }
export type LinkButtonProps<C extends ElementType = 'a'> = Polymorphic<C, Own>

/** A link in the shape of a button; `as` takes a router's link: `<LinkButton as={Link} to="/register">`. */
export function LinkButton<C extends ElementType = 'a'>(props: LinkButtonProps<C>) {
  const {
    variant = 'solid',
    size = 'medium',
    isFullWidth = false,
    icon,
    children,
    ...rest
  }: Own & ComponentPropsWithRef<'a'> = props
  return (
    <Root {...rest} $variant={variant} $size={size} $isFullWidth={isFullWidth}>
      {icon}
      {children}
    </Root>
  )
}

const Root = styled.a<ButtonStyleProps>`${buttonStyle}`
