import type { Endpoints, Value } from '@boardwalk/api-client'
import { countWords, type QuestionType, questionTypes } from '@boardwalk/api-client/contract'
import { useFeedbackMutation } from '@boardwalk/api-client/lazy'
import { useErrorText } from '@boardwalk/shell/feature'
import { type FormEvent, useRef, useState } from 'react'

type Rules = Value<Endpoints['feedbackRules']>

/** The mistake in a text of so many words. */
const problemOf = (words: number, { minWords, maxWords }: Rules) =>
  words < minWords ? 'tooFew' : words > maxWords ? 'tooMany' : null

/** State and submission of the form: one request at a time, whose repetition the gateway recognises. */
export function useFeedbackForm(rules: Rules, onSent: (refNo: string) => void) {
  const errorText = useErrorText()
  const [kind, setKind] = useState<QuestionType>('SUGGESTION')
  const [content, setContent] = useState('')
  const [wasSubmitted, setSubmitted] = useState(false)
  const [send, { error, isLoading }] = useFeedbackMutation()
  /** A double click submits twice before React has rendered. */
  const isSending = useRef(false)
  const words = countWords(content)
  const problem = problemOf(words, rules)

  const submit = async () => {
    setSubmitted(true)
    if (problem || isSending.current) return
    isSending.current = true
    const { data } = await send({ questionType: kind, content })
    isSending.current = false
    if (data) onSent(data.refNo)
  }
  return {
    ...{ kind, content, words, isBusy: isLoading },
    setKind: (value: string) => setKind(questionTypes.find((type) => type === value) ?? kind),
    type: setContent,
    problem: wasSubmitted ? problem : null,
    failure: error && errorText(error),
    submit: (event: FormEvent) => {
      event.preventDefault()
      void submit()
    },
  }
}
