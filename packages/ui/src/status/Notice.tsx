import { token } from '@boardwalk/brand-kit'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { IconButton } from '../button/IconButton.tsx'
import { type Tone, tones } from '../data/Badge.tsx'
import { CloseIcon } from '../icon/icons.ts'
import { AlertIcon, CheckIcon, InfoIcon } from '../icon/icons-more.ts'

const icons = { info: InfoIcon, positive: CheckIcon, warning: AlertIcon, negative: AlertIcon }

export type NoticeProps = {
  /** Icon and colour; the words must have the same meaning. */
  tone?: keyof typeof icons
  title?: ReactNode
  /** One thing to do about it, such as a small button or a link. */
  action?: ReactNode
  /** Announced immediately: for an error that has just happened. */
  isAlert?: boolean
  /** Takes it away; needs a name for the button. */
  onDismiss?: () => void
  dismissLabel?: string
  children?: ReactNode
}

/** A message in the flow of the page. */
export function Notice(props: NoticeProps) {
  const { tone = 'info', title, action, isAlert = false, onDismiss, dismissLabel, children } = props
  const Icon = icons[tone]
  return (
    <Root $tone={tone} role={isAlert ? 'alert' : undefined}>
      <Icon size={20} />
      <Body>
        <Words>
          {title && <strong>{title}</strong>}
          {children}
        </Words>
        {action}
      </Body>
      {onDismiss && dismissLabel && (
        <Dismiss label={dismissLabel} onClick={onDismiss}>
          <CloseIcon size={18} />
        </Dismiss>
      )}
    </Root>
  )
}

const Root = styled.div<{ $tone: Tone }>`
  display: flex;
  align-items: flex-start;
  gap: ${token('space-3')};
  padding: ${token('space-3')} ${token('space-4')};
  border-radius: ${token('radius-card')};
  font-size: ${token('text-sm')};
  ${({ $tone }) => tones[$tone]}
`

/** Text and actions; only these wrap, so that the close button keeps its corner. */
const Body = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: inherit;
  min-inline-size: 0;
`

const Words = styled.div`
  display: grid;
  flex: 1;
  gap: ${token('space-1')};
  min-inline-size: min(12rem, 100%);
`

/** Its touch area reaches into the padding, so that a line of text stays a line tall. */
const Dismiss = styled(IconButton)`
  margin-block: calc(${token('space-3')} * -1);
  margin-inline-end: calc(${token('space-3')} * -1);
`
