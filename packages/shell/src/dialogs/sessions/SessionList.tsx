import { AsyncView, Lines, Notice, Skeleton, Stack } from '@boardwalk/ui'
import { useAsyncLabels } from '../../site/use-async-labels.ts'
import { useErrorText } from '../../site/use-error-text.ts'
import { ZoneNote } from '../../site/ZoneNote.tsx'
import { SessionCard } from './SessionCard.tsx'
import type { useEndSessions } from './use-end-sessions.ts'

type Props = Pick<ReturnType<typeof useEndSessions>, 'query' | 'end' | 'ending' | 'problem'>

/** The devices where an account is signed in. */
export function SessionList({ query, end, ending, problem }: Props) {
  const labels = useAsyncLabels()
  const errorText = useErrorText()
  return (
    <Stack $gap="4">
      {problem !== null && (
        <Notice tone="negative" isAlert>
          {errorText(problem)}
        </Notice>
      )}
      <AsyncView query={query} labels={labels} skeleton={<Skeleton $height="10rem" />}>
        {({ list }) => (
          <Lines>
            {list.map((session) => (
              <SessionCard
                key={session.id}
                session={session}
                isBusy={ending === session.id}
                onEnd={() => end(session.id)}
              />
            ))}
          </Lines>
        )}
      </AsyncView>
      <ZoneNote />
    </Stack>
  )
}
