import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { zoneName } from '@boardwalk/i18n/zone-name'
import { AsyncView, bareList, Notice, Skeleton, Stack, Text } from '@boardwalk/ui'
import styled from 'styled-components'
import { useBrand, useServerTime } from '../../app/storefront-context.ts'
import { useLanguage } from '../../settings/use-language.ts'
import { useAsyncLabels } from '../../site/use-async-labels.ts'
import { useErrorText } from '../../site/use-error-text.ts'
import { SessionCard } from './SessionCard.tsx'
import type { useEndSessions } from './use-end-sessions.ts'

type Props = Pick<ReturnType<typeof useEndSessions>, 'query' | 'end' | 'ending' | 'problem'>

/** The devices where an account is signed in. */
export function SessionList({ query, end, ending, problem }: Props) {
  const { t } = useTranslation('dialogs')
  const labels = useAsyncLabels()
  const { timeZone } = useBrand()
  const { bcp47 } = useLanguage()
  const now = useServerTime()
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
          <List>
            {list.map((session) => (
              <SessionCard
                key={session.id}
                session={session}
                isBusy={ending === session.id}
                onEnd={() => end(session.id)}
              />
            ))}
          </List>
        )}
      </AsyncView>
      <Text $size="sm" $tone="muted">
        {t('page-kit:timesIn', { name: zoneName(bcp47, timeZone, now) })}
      </Text>
    </Stack>
  )
}

const List = styled.ul`
  ${bareList}
  display: grid;
  gap: ${token('space-3')};
`
