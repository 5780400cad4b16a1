import { useFeedbackRulesQuery } from '@boardwalk/api-client/lazy'
import { useTranslation } from '@boardwalk/i18n'
import { PageView } from '@boardwalk/shell/page-kit'
import { Button, Notice, Skeleton, Stack } from '@boardwalk/ui'
import { useState } from 'react'
import { FeedbackForm } from './FeedbackForm.tsx'

/** Form for feedback to the operator, with the number of the sent message. */
export function Feedback() {
  const { t } = useTranslation('member-centre')
  const query = useFeedbackRulesQuery({})
  const [refNo, setRefNo] = useState<string | null>(null)
  if (refNo !== null) {
    return (
      <Stack $gap="4" role="status">
        <Notice tone="positive">{t('feedback.sent', { code: refNo })}</Notice>
        <Button variant="outline" onClick={() => setRefNo(null)}>
          {t('feedback.again')}
        </Button>
      </Stack>
    )
  }
  return (
    <PageView query={query} skeleton={<Skeleton $height="16rem" $radius="card" />}>
      {(rules) => <FeedbackForm rules={rules} onSent={setRefNo} />}
    </PageView>
  )
}
