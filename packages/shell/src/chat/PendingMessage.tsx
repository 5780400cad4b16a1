import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { Button, Row, Text } from '@boardwalk/ui'
import styled from 'styled-components'
import { isApiError, useErrorText } from '../site/use-error-text.ts'
import { Bubble, Words } from './Message.tsx'
import type { Pending } from './room-state.ts'

/** A message without a response stays, with its words and a way to send it again. */
export function PendingMessage({
  pending,
  onRetry,
  onDrop,
}: {
  pending: Pending
  onRetry: () => void
  onDrop: () => void
}) {
  const { t } = useTranslation('chat')
  const refusal = useRefusal()
  const { text, state, error } = pending
  return (
    <Bubble $isMine aria-busy={state === 'sending'}>
      <Words dir="auto">{text}</Words>
      {state === 'sending' ? (
        <Note>{t('sending')}</Note>
      ) : (
        <>
          <Text as="span" $size="sm" role="alert">
            {refusal(error)}
          </Text>
          <Row $gap="2">
            <Button size="small" variant="outline" onClick={onRetry}>
              {t('sendAgain')}
            </Button>
            <Button size="small" variant="ghost" onClick={onDrop}>
              {t('drop')}
            </Button>
          </Row>
        </>
      )}
    </Bubble>
  )
}

/** Explains why the gateway refused a message. */
function useRefusal() {
  const { t } = useTranslation('chat')
  const errorText = useErrorText()
  return (error: unknown) => {
    const reason = isApiError(error) && error.code === 'FORBIDDEN' ? error.data?.reason : undefined
    if (reason === 'WORDS') return t('refusedWords')
    if (reason === 'MUTED') return t('refusedMuted')
    if (isApiError(error) && error.code === 'RATE_LIMITED') return t('tooFast')
    return errorText(error)
  }
}

const Note = styled.span`font-size: ${token('text-xs')};`
