import { token } from '@boardwalk/brand-kit'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { type Tone, tones } from '../data/Badge.tsx'
import { AlertIcon, CheckIcon, InfoIcon } from '../icon/icons-more.ts'

const icons = { info: InfoIcon, positive: CheckIcon, warning: AlertIcon, negative: AlertIcon }

export type NoticeProps = {
  tone?: keyof typeof icons
  title?: ReactNode
  action?: ReactNode
  /** Spoken at once: for what has just gone wrong. */
  isAlert?: boolean
  children?: ReactNode
}

/** A message in the flow of the page. */
export function Notice({ tone = 'info', title, action, isAlert = false, children }: NoticeProps) {
  const Icon = icons[tone]
  return (
    <Root $tone={tone} role={isAlert ? 'alert' : undefined}>
      <Icon size={20} />
      <Words>
        {title && <strong>{title}</strong>}
        {children}
      </Words>
      {action}
    </Root>
  )
}

const Root = styled.div<{ $tone: Tone }>`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${token('space-3')};
  padding: ${token('space-3')} ${token('space-4')};
  border-radius: ${token('radius-card')};
  font-size: ${token('text-sm')};
  ${({ $tone }) => tones[$tone]}
`

const Words = styled.div`
  display: grid;
  flex: 1;
  gap: ${token('space-1')};
  min-inline-size: min(12rem, 100%);
`
