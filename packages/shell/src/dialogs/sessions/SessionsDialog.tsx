import { useEndOtherSessionsMutation, useEndSessionMutation, useSessionsQuery } from '@boardwalk/api-client/lazy'
import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { zoneName } from '@boardwalk/i18n/zone-name'
import { AsyncView, Button, bareList, Modal, Notice, Skeleton, Stack, Text } from '@boardwalk/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { useBrand, useServerTime } from '../../app/storefront-context.ts'
import { useModal } from '../../app/use-modal.ts'
import { useLanguage } from '../../settings/use-language.ts'
import { useAsyncLabels } from '../../site/use-async-labels.ts'
import { isApiError, useErrorText } from '../../site/use-error-text.ts'
import { SessionCard } from './SessionCard.tsx'
import { StepUpForm } from './StepUpForm.tsx'
import { useStepUp } from './use-step-up.ts'

const ALL = 'all'

/** Where the account is signed in, and how to end it there. */
export function SessionsDialog() {
  const { t } = useTranslation('dialogs')
  const { close } = useModal()
  const labels = useAsyncLabels()
  const { timeZone } = useBrand()
  const { bcp47 } = useLanguage()
  const now = useServerTime()
  const errorText = useErrorText()
  const query = useSessionsQuery({}, { refetchOnMountOrArgChange: true })
  const [endOne] = useEndSessionMutation()
  const [endOthers] = useEndOtherSessionsMutation()
  const stepUp = useStepUp()
  const [ending, setEnding] = useState<string | null>(null)
  const [problem, setProblem] = useState<unknown>(null)

  const end = async (what: string) => {
    if (ending) return
    setEnding(what)
    setProblem(null)
    await stepUp.run(async () => {
      const result = await (what === ALL ? endOthers({}) : endOne({ id: what }))
      const isAsked = isApiError(result.error) && result.error.code === 'STEP_UP_REQUIRED'
      setProblem(isAsked ? null : (result.error ?? null))
      return result
    })
    setEnding(null)
  }
  const { waiting } = stepUp
  const hasOthers = query.currentData?.list.some(({ current }) => !current) ?? false
  return (
    <Modal
      isOpen
      onClose={waiting ? stepUp.leave : close}
      title={t(waiting ? 'stepUp.title' : 'sessions.title')}
      closeLabel={t('shell:close')}
      width={480}
      footer={
        !waiting &&
        hasOthers && (
          <Button variant="danger" isBusy={ending === ALL} onClick={() => void end(ALL)}>
            {t('sessions.endOthers')}
          </Button>
        )
      }
    >
      {waiting ? (
        <StepUpForm
          methods={waiting.methods}
          sender={stepUp.sender}
          isBusy={stepUp.isProving}
          error={stepUp.error}
          onProve={(method, code) => void stepUp.prove(method, code)}
          onCancel={stepUp.leave}
        />
      ) : (
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
                    onEnd={() => void end(session.id)}
                  />
                ))}
              </List>
            )}
          </AsyncView>
          <Text $size="sm" $tone="muted">
            {t('page-kit:timesIn', { name: zoneName(bcp47, timeZone, now) })}
          </Text>
        </Stack>
      )}
    </Modal>
  )
}

const List = styled.ul`
  ${bareList}
  display: grid;
  gap: ${token('space-3')};
`
