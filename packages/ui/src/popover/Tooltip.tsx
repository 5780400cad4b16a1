import { token } from '@boardwalk/brand-kit'
import { type ReactNode, useId, useRef } from 'react'
import styled from 'styled-components'
import { calmMotion } from '../foundation/sizes.ts'
import { useTooltip } from './use-tooltip.ts'

/** Goes onto the element that the words describe. The empty title keeps the browser's own tooltip away. */
export type TooltipTriggerProps = { 'aria-describedby': string; title: '' }

export type TooltipProps = {
  /** A short hint; the element also needs a name. */
  text: ReactNode
  /** Draws the element; spread the given props onto it. It must be able to take focus. */
  trigger: (props: TooltipTriggerProps) => ReactNode
}

/** A few more words about a control: on hover, on focus, and on a long press. Escape takes them away. */
export function Tooltip({ text, trigger }: TooltipProps) {
  const id = useId()
  const panel = useRef<HTMLSpanElement>(null)
  const handlers = useTooltip(panel)
  return (
    <Place {...handlers}>
      {trigger({ 'aria-describedby': id, title: '' })}
      <Panel ref={panel} id={id} role="tooltip" popover="manual">
        {text}
      </Panel>
    </Place>
  )
}

const Place = styled.span`display: contents;`

const Panel = styled.span`
  max-inline-size: min(18rem, calc(100vw - 1rem));
  padding: ${token('space-2')} ${token('space-3')};
  border: 0;
  border-radius: min(${token('radius-control')}, 12px);
  background: ${token('color-text')};
  color: ${token('color-page')};
  box-shadow: ${token('shadow-panel')};
  font-size: ${token('text-sm')};
  font-weight: ${token('weight-medium')};
  line-height: ${token('line-tight')};
  text-align: start;
  overflow: visible;
  opacity: 0;
  transition:
    opacity ${token('duration-fast')} ${token('ease-out')},
    overlay ${token('duration-fast')} allow-discrete,
    display ${token('duration-fast')} allow-discrete;
  &:popover-open { opacity: 1; }
  @starting-style { &:popover-open { opacity: 0; } }
  ${calmMotion} { transition: none; }
`
