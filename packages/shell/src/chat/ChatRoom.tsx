import { useTranslation } from '@boardwalk/i18n'
import { ErrorState, Skeleton } from '@boardwalk/ui'
import { useAsyncLabels } from '../site/use-async-labels.ts'
import { ZoneNote } from '../site/ZoneNote.tsx'
import { Composer } from './Composer.tsx'
import type { ChatRules } from './chat-rules.ts'
import { Ignored } from './Ignored.tsx'
import { MessageLog } from './MessageLog.tsx'
import { useRoom } from './use-room.ts'
import { useSay } from './use-say.ts'

type ChatRoomProps = { room: { id: string; name: string }; rules: ChatRules }

export function ChatRoom({ room, rules }: ChatRoomProps) {
  const { t } = useTranslation('chat')
  const labels = useAsyncLabels()
  const live = useRoom(room.id)
  const { say, retry, isResting } = useSay(room.id, live.dispatch)
  const { state } = live
  if (live.isFailed) {
    return (
      <ErrorState
        title={labels.failed}
        hint={labels.failedHint}
        retryLabel={labels.retry}
        onRetry={() => void live.refresh()}
      />
    )
  }
  if (!state.isLoaded) return <Skeleton $height="12rem" aria-label={labels.loading} />
  return (
    <>
      <Ignored ignored={rules.ignored} />
      <MessageLog
        label={t('log', { room: room.name })}
        live={live}
        ignored={rules.ignored}
        canSay={rules.canSay}
        onRetry={retry}
      />
      <ZoneNote />
      <Composer rules={rules} isResting={isResting} onSay={say} />
    </>
  )
}
