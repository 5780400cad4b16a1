import type { Endpoints, Value } from '@boardwalk/api-client'
import { token } from '@boardwalk/brand-kit'
import { formatDateTime, useTranslation } from '@boardwalk/i18n'
import { useBrand, useLanguage } from '@boardwalk/shell/feature'
import { Badge, Heading, OwnWords, Row, Stack, Text } from '@boardwalk/ui'
import styled from 'styled-components'

type Props = { item: Value<Endpoints['ownFeedback']>['list'][number] }

/** One feedback in the member's own words, and the operator's answer. */
export function FeedbackItem({ item: { refNo, questionType, content, status, createdAt, reply, repliedAt } }: Props) {
  const { t } = useTranslation('member-centre')
  const brand = useBrand()
  const { code } = useLanguage()
  const time = (at: string) => <time dateTime={at}>{formatDateTime(at, code, brand)}</time>
  return (
    <Card>
      <Stack $gap="2">
        <Row $gap="2">
          <Badge $tone={status === 'ANSWERED' ? 'positive' : 'neutral'}>{t(`feedback.status.${status}`)}</Badge>
          <Text as="span" $size="xs" $tone="muted">
            {time(createdAt)}
          </Text>
        </Row>
        <Heading level={3} size="card">
          {t(`feedback.kinds.${questionType}`)}
        </Heading>
        <Written>
          <OwnWords>{content}</OwnWords>
        </Written>
        <Text $size="xs" $tone="muted">
          {t('feedback.code', { code: refNo })}
        </Text>
        {reply !== null && (
          <Answer>
            <Text $size="sm" $tone="muted">
              {t('feedback.reply')} {repliedAt && time(repliedAt)}
            </Text>
            <Written>
              <OwnWords>{reply}</OwnWords>
            </Written>
          </Answer>
        )}
      </Stack>
    </Card>
  )
}

const Card = styled.article`
  padding: ${token('space-4')};
  border: ${token('border-width')} solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
`
const Written = styled(Text)`
  white-space: pre-line;
  overflow-wrap: anywhere;
`
const Answer = styled.div`
  padding-inline-start: ${token('space-3')};
  border-inline-start: ${token('space-1')} solid ${token('color-accent')};
`
