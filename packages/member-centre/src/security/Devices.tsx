import { useTranslation } from '@boardwalk/i18n'
import { ALL, SessionList, StepUpDialog, useEndSessions } from '@boardwalk/shell/account'
import { Button, Heading, Row, Stack } from '@boardwalk/ui'

/** Where the account is signed in, in a column of the page. */
export function Devices() {
  const { t } = useTranslation('dialogs')
  const { stepUp, hasOthers, ...sessions } = useEndSessions()
  return (
    <Stack as="section" $gap="3">
      <Row $justify="space-between">
        <Heading level={2} size="card">
          {t('sessions.title')}
        </Heading>
        {hasOthers && (
          <Button variant="outline" size="small" isBusy={sessions.ending === ALL} onClick={() => sessions.end(ALL)}>
            {t('sessions.endOthers')}
          </Button>
        )}
      </Row>
      <SessionList {...sessions} />
      {stepUp.waiting && <StepUpDialog stepUp={stepUp} onClose={stepUp.leave} title="" width={440} delay={0} />}
    </Stack>
  )
}
