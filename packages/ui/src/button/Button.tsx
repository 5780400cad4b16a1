import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { Spinner } from '../status/Spinner.tsx'
import { type ButtonLook, type ButtonStyleProps, buttonStyle } from './button-styles.ts'

export type ButtonProps = ComponentPropsWithRef<'button'> &
  ButtonLook & {
    /** Keeps width, name and focus, and stops a second press while the request is out. */
    isBusy?: boolean
    icon?: ReactNode
  }

export function Button({
  variant = 'solid',
  size = 'medium',
  isFullWidth = false,
  isBusy = false,
  icon,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (isBusy ? event.preventDefault() : onClick?.(event))
  return (
    <Root
      type="button"
      {...rest}
      $variant={variant}
      $size={size}
      $isFullWidth={isFullWidth}
      onClick={press}
      {...(isBusy && { 'aria-busy': true, 'aria-disabled': true })}
    >
      <Content $isBusy={isBusy}>
        {icon}
        {children}
      </Content>
      {isBusy && (
        <Busy>
          <Spinner />
        </Busy>
      )}
    </Root>
  )
}

const Root = styled.button<ButtonStyleProps>`${buttonStyle}`

const Content = styled.span<{ $isBusy: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: inherit;
  min-inline-size: 0;
  & > svg { flex: none; }
  ${({ $isBusy }) => $isBusy && css`opacity: 0;`}
`

const Busy = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`
