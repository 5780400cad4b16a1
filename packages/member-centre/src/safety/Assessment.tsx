import { useTranslation } from '@boardwalk/i18n'
import { Button, RadioGroup, Row, Stack, Text } from '@boardwalk/ui'
import { type SyntheticEvent, useRef, useState } from 'react'
import { AssessmentResult } from './AssessmentResult.tsx'
import { type Answers, answers, assess, questions, type Result } from './assess.ts'

/** Nine questions about the last year. The answers are state of this page alone: nothing is sent or stored. */
export function Assessment() {
  const { t } = useTranslation('safety')
  const form = useRef<HTMLFormElement>(null)
  const [given, setGiven] = useState<Answers>({})
  const [isTried, setTried] = useState(false)
  const [result, setResult] = useState<Result | null>(null)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setTried(true)
    setResult(assess(given))
    const first = questions.findIndex((question) => given[question] === undefined)
    form.current?.querySelectorAll('[role=radiogroup]')[first]?.querySelector('input')?.focus()
  }
  const again = () => {
    setTried(false)
    setGiven({})
    setResult(null)
  }
  if (result) return <AssessmentResult {...result} onAgain={again} />
  return (
    <form ref={form} noValidate onSubmit={submit} aria-label={t('assessment.title')}>
      <Stack $gap="5">
        <Text>{t('assessment.intro')}</Text>
        {questions.map((question) => (
          <RadioGroup
            key={question}
            label={t(`assessment.questions.${question}`)}
            value={given[question] ?? ''}
            options={answers.map((value) => ({ value, label: t(`assessment.answers.${value}`) }))}
            onChange={(answer) => setGiven({ ...given, [question]: answer })}
            error={isTried && !given[question] ? t('assessment.missing') : undefined}
            required
          />
        ))}
        <Row>
          <Button type="submit">{t('assessment.show')}</Button>
        </Row>
      </Stack>
    </form>
  )
}
