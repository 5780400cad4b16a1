import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { Button, bareList, Text } from '@boardwalk/ui'
import styled from 'styled-components'
import { Message } from './Message.tsx'
import { PendingMessage } from './PendingMessage.tsx'
import type { Room } from './use-room.ts'
import { useStick } from './use-stick.ts'

/** Distance from the top at which earlier messages are fetched. */
const NEAR_TOP = 40

type MessageLogProps = {
  label: string
  live: Room
  ignored: readonly string[]
  canSay: boolean
  onRetry: (clientId: string, text: string) => void
}

/** The messages, oldest first. New ones are read aloud politely; fetched older ones are not. */
export function MessageLog({ label, live, ignored, canSay, onRetry }: MessageLogProps) {
  const { t } = useTranslation('chat')
  const { state, dispatch, isOlderBusy, readOlder } = live
  const messages = state.messages.filter(({ from, mine }) => mine || !ignored.includes(from))
  const log = useStick([messages.length, state.pending.length])
  return (
    <Scroller
      ref={log}
      tabIndex={0}
      role="log"
      aria-label={label}
      aria-live={isOlderBusy ? 'off' : 'polite'}
      aria-busy={isOlderBusy}
      onScroll={({ currentTarget }) => {
        if (state.hasMore && currentTarget.scrollTop < NEAR_TOP) void readOlder()
      }}
    >
      {state.hasMore && (
        <Button size="small" variant="ghost" isBusy={isOlderBusy} onClick={() => void readOlder()}>
          {t('older')}
        </Button>
      )}
      {messages.length === 0 && state.pending.length === 0 && <Text $tone="muted">{t('empty')}</Text>}
      <List>
        {messages.map((message) => (
          <Message key={message.id} message={message} canAct={canSay && !message.mine} />
        ))}
        {state.pending.map((pending) => (
          <PendingMessage
            key={pending.clientId}
            pending={pending}
            onRetry={() => onRetry(pending.clientId, pending.text)}
            onDrop={() => dispatch({ type: 'dropped', clientId: pending.clientId })}
          />
        ))}
      </List>
    </Scroller>
  )
}

const Scroller = styled.div`
  flex: 1;
  min-block-size: 8rem;
  overflow-y: auto;
  overscroll-behavior: contain;
  text-align: center;
`

const List = styled.ol`
  ${bareList}
  display: grid;
  gap: ${token('space-2')};
  text-align: start;
`
