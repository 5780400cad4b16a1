import type { Endpoints, Value } from '@boardwalk/api-client'
import { maxFeedbackUnits, questionTypes } from '@boardwalk/api-client/contract'
import { formatCount, useTranslation } from '@boardwalk/i18n'
import { SubmitButton } from '@boardwalk/shell/write'
import { Notice, Select, Stack, TextArea } from '@boardwalk/ui'
import styled from 'styled-components'
import { useFeedbackForm } from './use-feedback-form.ts'

type Props = { rules: Value<Endpoints['feedbackRules']>; onSent: (refNo: string) => void }

/** The topic of the feedback, and the text. Nothing that was typed is lost when it could not be sent. */
export function FeedbackForm({ rules, onSent }: Props) {
  const { t } = useTranslation('member-centre')
  const { kind, setKind, content, type, words, problem, failure, isBusy, submit } = useFeedbackForm(rules, onSent)
  const limits = { min: formatCount(rules.minWords), max: formatCount(rules.maxWords) }
  return (
    <Form noValidate onSubmit={submit} aria-label={t('feedback.title')}>
      <Stack $gap="3">
        {failure && (
          <Notice tone="negative" isAlert>
            {failure}
          </Notice>
        )}
        <Select
          label={t('feedback.kind')}
          value={kind}
          options={questionTypes.map((value) => ({ value, label: t(`feedback.kinds.${value}`) }))}
          onChange={({ target }) => setKind(target.value)}
        />
        <TextArea
          label={t('feedback.content')}
          value={content}
          maxLength={maxFeedbackUnits}
          counter={() => t('feedback.words', { 0: formatCount(words), 1: limits.max })}
          error={problem && t(`feedback.${problem}`, limits)}
          onChange={({ target }) => type(target.value)}
        />
        <SubmitButton isBusy={isBusy}>{t('feedback.send')}</SubmitButton>
      </Stack>
    </Form>
  )
}

const Form = styled.form`
  max-inline-size: 36rem;
`
