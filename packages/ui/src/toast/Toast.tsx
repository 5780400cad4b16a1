import { token } from '@boardwalk/brand-kit'
import { useEffect } from 'react'
import styled, { keyframes } from 'styled-components'
import { Button } from '../button/Button.tsx'
import { IconButton } from '../button/IconButton.tsx'
import { raised } from '../foundation/mixins.ts'
import { calmMotion } from '../foundation/sizes.ts'
import { CloseIcon } from '../icon/icons.ts'
import { AlertIcon, CheckIcon, InfoIcon } from '../icon/icons-more.ts'
import type { ToastInput } from './toast-context.ts'

const icons = { info: InfoIcon, positive: CheckIcon, warning: AlertIcon, negative: AlertIcon }
const colors = {
  info: token('color-link'),
  positive: token('color-on-positive-soft'),
  warning: token('color-on-warning-soft'),
  negative: token('color-on-negative-soft'),
}

/** Milliseconds that a message stays; one with something to do stays longer. */
const stay = { plain: 5000, withAction: 10_000 }

type Props = ToastInput & { dismissLabel: string; isHeld: boolean; onDismiss: () => void }

/** One message. Hover or focus on any message pauses all timers. */
export function Toast({ text, tone = 'info', action, dismissLabel, isHeld, onDismiss }: Props) {
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(onDismiss, action ? stay.withAction : stay.plain)
    return () => clearTimeout(timer)
  }, [isHeld])
  const Icon = icons[tone]
  return (
    <Root $tone={tone}>
      <Icon size={20} />
      <Words>{text}</Words>
      {action && (
        <Button
          variant="ghost"
          size="small"
          onClick={() => {
            action.onPress()
            onDismiss()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label={dismissLabel} onClick={onDismiss}>
        <CloseIcon size={18} />
      </IconButton>
    </Root>
  )
}

const arrive = keyframes`from { opacity: 0; translate: 0 12px; }`

const Root = styled.div<{ $tone: keyof typeof icons }>`
  ${raised}
  display: flex;
  /* With large type the action moves below the words. */
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')} ${token('space-3')};
  padding-block: ${token('space-1')};
  padding-inline: ${token('space-4')} ${token('space-1')};
  font-size: ${token('text-sm')};
  animation: ${arrive} ${token('duration-base')} ${token('ease-out')};
  & > svg { color: ${({ $tone }) => colors[$tone]}; }
  ${calmMotion} { animation: none; }
`

const Words = styled.div`
  flex: 1 1 5rem;
  min-inline-size: 0;
`
