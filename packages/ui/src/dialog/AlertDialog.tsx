import { token } from '@boardwalk/brand-kit'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import styled, { css } from 'styled-components'
import { Button } from '../button/Button.tsx'
import { raised } from '../foundation/mixins.ts'
import { Heading } from '../text/Heading.tsx'
import { DialogFrame } from './DialogFrame.tsx'
import { overlay } from './dialog-styles.ts'
import { isDefaultEnter, useAnswer } from './use-answer.ts'
import { useWasOpen } from './use-was-open.ts'

export type AlertDialogProps = {
  isOpen: boolean
  /** The question. */
  title: string
  /** Consequences of the answer. */
  children?: ReactNode
  /** Name of the default button: the verb of the action. */
  confirmLabel: string
  /** Without it there is one button, and Escape confirms that the message was read. */
  cancelLabel?: string
  onConfirm: () => void
  onCancel?: () => void
  /** `danger` for actions that cannot be undone. */
  tone?: 'normal' | 'danger'
  /** The action is in progress: nothing can be confirmed a second time. */
  isBusy?: boolean
}

/** A question that must be answered. 400 px wide; Enter answers with the default button, once per press. */
export function AlertDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel = onConfirm,
  tone = 'normal',
  isBusy = false,
}: AlertDialogProps) {
  const id = useId()
  const wasOpen = useWasOpen(isOpen)
  const answer = useAnswer(isOpen)
  const press = (event: KeyboardEvent) => {
    // Ignore a key that was pressed before the dialog opened.
    if (event.key === 'Enter' && event.repeat) return event.preventDefault()
    if (!isDefaultEnter(event)) return
    event.preventDefault()
    if (!isBusy) answer(onConfirm)(event)
  }
  if (!wasOpen) return null
  return (
    <Root
      role="alertdialog"
      isOpen={isOpen}
      onClose={onCancel}
      onKeyDown={press}
      aria-labelledby={id}
      aria-describedby={children ? `${id}-text` : undefined}
    >
      <Content>
        <Heading id={id} size="card">
          {title}
        </Heading>
        {children && <div id={`${id}-text`}>{children}</div>}
        <Buttons>
          {cancelLabel && (
            <Button variant="outline" onClick={answer(onCancel)}>
              {cancelLabel}
            </Button>
          )}
          <Button
            data-autofocus
            variant={tone === 'danger' ? 'danger' : 'solid'}
            isBusy={isBusy}
            onClick={answer(onConfirm)}
          >
            {confirmLabel}
          </Button>
        </Buttons>
      </Content>
    </Root>
  )
}

const Root = styled(DialogFrame)`
  ${raised}
  ${overlay(css`translate: 0 12px; scale: 0.98;`)}
  inline-size: 400px;
  max-inline-size: calc(100% - min(2rem, 8vw));
  max-block-size: calc(100dvh - 2rem);
`

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
  /* Large type on a narrow screen needs the room for its words. */
  padding: min(${token('space-5')}, 6vw);
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token('space-3')};
`
