import { useTranslation } from '@boardwalk/i18n'
import { EndOthers, SessionList, StepUpDialog, useEndSessions } from '@boardwalk/shell/account'
import { Heading, Row, Stack } from '@boardwalk/ui'

/** Active sessions of the account, in a column of the page. */
export function Devices() {
  const { t } = useTranslation('dialogs')
  const sessions = useEndSessions()
  const { stepUp } = sessions
  return (
    <Stack as="section" $gap="3">
      <Row $justify="space-between">
        <Heading level={2} size="card">
          {t('sessions.title')}
        </Heading>
        <EndOthers variant="outline" size="small" sessions={sessions} />
      </Row>
      <SessionList {...sessions} />
      {stepUp.waiting && <StepUpDialog stepUp={stepUp} onClose={stepUp.leave} title="" width={440} delay={0} />}
    </Stack>
  )
}
