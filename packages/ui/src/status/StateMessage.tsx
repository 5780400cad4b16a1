import { token } from '@boardwalk/brand-kit'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Button } from '../button/Button.tsx'
import { disc } from '../foundation/mixins.ts'
import { SearchIcon } from '../icon/icons.ts'
import { AlertIcon } from '../icon/icons-more.ts'
import { Heading } from '../text/Heading.tsx'
import { Text } from '../text/Text.tsx'

export type EmptyStateProps = {
  title: string
  /** The missing content, or how to get it. */
  hint?: ReactNode
  icon?: ReactNode
  /** The next step, such as a button. */
  action?: ReactNode
  /** Level of the heading: one below its title, or 1 where the message is the whole page. */
  level?: 1 | 2 | 3
}

type MessageProps = Omit<EmptyStateProps, 'action'> & {
  role?: 'alert' | 'status'
  icon: ReactNode
  children: ReactNode
}

/** The common layout of messages that replace content. */
export function StateMessage({ role, title, hint, icon, level = 3, children }: MessageProps) {
  return (
    <Box role={role}>
      <Halo>{icon}</Halo>
      <Heading level={level} size="card">
        {title}
      </Heading>
      {hint && <Text $tone="muted">{hint}</Text>}
      {children}
    </Box>
  )
}

/** Describes the missing content and offers the next step. */
export function EmptyState({ icon, action, ...rest }: EmptyStateProps) {
  return (
    <StateMessage {...rest} icon={icon ?? <SearchIcon size={28} />}>
      {action}
    </StateMessage>
  )
}

export type ErrorStateProps = {
  title: string
  /** Hint: the part that is safe, and what to do. */
  hint?: ReactNode
  retryLabel?: string
  onRetry?: () => unknown
  isRetrying?: boolean
  /** Level of the heading: one below its title, or 1 where the failure is the whole page. */
  level?: 1 | 2 | 3
}

/** An error message with a hint and a retry button. */
export function ErrorState({ retryLabel, onRetry, isRetrying = false, ...rest }: ErrorStateProps) {
  return (
    <StateMessage role="alert" {...rest} icon={<AlertIcon size={28} />}>
      {onRetry && (
        <Button variant="outline" isBusy={isRetrying} onClick={() => onRetry()}>
          {retryLabel}
        </Button>
      )}
    </StateMessage>
  )
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${token('space-3')};
  max-inline-size: 26rem;
  overflow-wrap: anywhere;
  margin-inline: auto;
  padding: ${token('space-8')} ${token('space-4')};
  text-align: center;
  & > * { max-inline-size: 100%; }
`

const Halo = styled.span`
  ${disc}
  inline-size: 64px;
  block-size: 64px;
`
