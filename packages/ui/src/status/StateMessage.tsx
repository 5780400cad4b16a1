import { token } from '@boardwalk/brand-kit'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Button } from '../button/Button.tsx'
import { SearchIcon } from '../icon/icons.ts'
import { AlertIcon } from '../icon/icons-more.ts'
import { Heading } from '../text/Heading.tsx'
import { Text } from '../text/Text.tsx'

export type EmptyStateProps = {
  title: string
  /** What would be here, or how to get it. */
  hint?: ReactNode
  icon?: ReactNode
  /** The next step, such as a button. */
  action?: ReactNode
  /** Of the heading; one below the title that it stands under. */
  level?: 2 | 3
}

/** Says what would be here and offers the next step. */
export function EmptyState({ title, hint, icon, action, level = 3 }: EmptyStateProps) {
  return (
    <Box>
      <Halo>{icon ?? <SearchIcon size={28} />}</Halo>
      <Heading level={level} size="card">
        {title}
      </Heading>
      {hint && <Text $tone="muted">{hint}</Text>}
      {action}
    </Box>
  )
}

export type ErrorStateProps = {
  title: string
  /** What is safe and what to do. */
  hint?: ReactNode
  retryLabel?: string
  onRetry?: () => unknown
  isRetrying?: boolean
  /** Of the heading; one below the title that it stands under. */
  level?: 2 | 3
}

/** Says what happened, what is safe, what to do, and has a retry. */
export function ErrorState({ title, hint, retryLabel, onRetry, isRetrying = false, level = 3 }: ErrorStateProps) {
  return (
    <Box role="alert">
      <Halo>
        <AlertIcon size={28} />
      </Halo>
      <Heading level={level} size="card">
        {title}
      </Heading>
      {hint && <Text $tone="muted">{hint}</Text>}
      {onRetry && (
        <Button variant="outline" isBusy={isRetrying} onClick={() => onRetry()}>
          {retryLabel}
        </Button>
      )}
    </Box>
  )
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${token('space-3')};
  max-inline-size: 26rem;
  margin-inline: auto;
  padding: ${token('space-8')} ${token('space-4')};
  text-align: center;
`

const Halo = styled.span`
  display: grid;
  place-items: center;
  inline-size: 64px;
  block-size: 64px;
  border-radius: ${token('radius-pill')};
  background: ${token('color-accent-soft')};
  color: ${token('color-on-accent-soft')};
`
