import { token } from '@boardwalk/brand-kit'
import {
  type ComponentPropsWithRef,
  type ElementType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useRef,
} from 'react'
import styled from 'styled-components'
import { bareButton, tint } from '../foundation/mixins.ts'
import type { Polymorphic } from '../foundation/polymorphic.ts'
import { target } from '../foundation/sizes.ts'
import { CheckIcon } from '../icon/icons-more.ts'
import { moveFocus } from './move-focus.ts'
import type { TriggerProps } from './Popover.tsx'
import { PopoverPanel } from './PopoverPanel.tsx'
import { type PopoverAlign, usePopover } from './use-popover.ts'

export type MenuProps = {
  /** Name of the list; read aloud. */
  label: string
  /** Draws the button; spread the given props onto it. */
  trigger: (props: TriggerProps) => ReactNode
  align?: PopoverAlign
  /** `MenuItem`s. */
  children: ReactNode
}

const item = '[role^="menuitem"]'
const focusFirst = (panel: HTMLElement) =>
  (
    panel.querySelector<HTMLElement>('[aria-checked="true"]') ??
    panel.querySelector<HTMLElement>(`${item}:not(:disabled)`)
  )?.focus()

/** A list of actions. Arrow keys, Home, End and the first letter move; a choice closes it. */
export function Menu({ label, trigger, align = 'end', children }: MenuProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  usePopover(panel, align, focusFirst)
  const close = () => panel.current?.matches(':popover-open') && panel.current.hidePopover()
  // The space between the items and a disabled one choose nothing.
  const closeOnChoice = ({ target }: MouseEvent) =>
    target instanceof Element && target.closest(`${item}:not(:disabled, [aria-disabled="true"])`) && close()
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return close()
    if (moveFocus(event.currentTarget, item, event.nativeEvent)) return event.preventDefault()
    // A link reacts to Enter alone.
    if (event.key !== ' ' || !(event.target instanceof HTMLAnchorElement)) return
    event.preventDefault()
    event.target.click()
  }
  return (
    <>
      {trigger({ popoverTarget: id, popoverTargetAction: 'toggle', 'aria-haspopup': 'menu' })}
      <PopoverPanel
        ref={panel}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        onClick={closeOnChoice}
        onKeyDown={move}
      >
        {children}
      </PopoverPanel>
    </>
  )
}

type Own = {
  icon?: ReactNode
  /** One of several; shown with a tick. */
  isSelected?: boolean
  tone?: 'normal' | 'danger'
  children: ReactNode
}
export type MenuItemProps<C extends ElementType = 'button'> = Polymorphic<C, Own>

/** A button, or a link through `as`. */
export function MenuItem<C extends ElementType = 'button'>(props: MenuItemProps<C>) {
  const { icon, isSelected, tone = 'normal', children, ...rest }: Own & ComponentPropsWithRef<'button'> = props
  const role = isSelected === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': isSelected }
  return (
    <Item type="button" tabIndex={-1} {...role} {...rest} $tone={tone}>
      {icon}
      <Label>{children}</Label>
      {isSelected && <CheckIcon size={18} />}
    </Item>
  )
}

const Item = styled.button<{ $tone: 'normal' | 'danger' }>`
  ${bareButton}
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  inline-size: 100%;
  min-inline-size: min(11rem, 70vw);
  min-block-size: ${target};
  padding: ${token('space-2')} ${token('space-3')};
  border-radius: min(${token('radius-control')}, 12px);
  color: ${({ $tone }) => token($tone === 'danger' ? 'color-on-negative-soft' : 'color-text')};
  text-decoration: none;
  &:hover, &:focus-visible { background: ${tint('color-accent', 12)}; }
  &:focus-visible { outline-offset: -2px; }
  &:disabled { opacity: 0.55; cursor: not-allowed; }
`

const Label = styled.span`flex: 1;`
