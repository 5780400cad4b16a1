import type { Endpoints, Input } from '@boardwalk/api-client'
import { useJoinMutation } from '@boardwalk/api-client/lazy'
import { type FormEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useHumanCheck } from '../../human/use-human-check.ts'
import { useErrorText } from '../../site/use-error-text.ts'

type Fields = Required<Pick<Input<Endpoints['join']>, 'name' | 'contact' | 'channel' | 'message'>>

const JOIN_PATH = '/wps/site/join'

/** State and submission of the form: human check, one request, the reference number of the message. */
export function useJoinForm(onSent: (refNo: string) => void) {
  const errorText = useErrorText()
  const { check, isChecking } = useHumanCheck()
  const [send] = useJoinMutation()
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<Fields>({ defaultValues: { name: '', contact: '', channel: 'EMAIL', message: '' } })
  const submit = form.handleSubmit(async ({ name, contact, channel, message = '' }) => {
    setFailure(null)
    try {
      const altcha = await check('join', JOIN_PATH)
      const words = message.trim()
      const sent = { name: name.trim(), contact: contact.trim(), channel, altcha, ...(words && { message: words }) }
      onSent((await send(sent).unwrap()).refNo)
    } catch (error) {
      setFailure(errorText(error))
    }
  })
  return {
    form,
    submit: (event: FormEvent) => void (form.formState.isSubmitting ? event.preventDefault() : submit(event)),
    failure,
    isChecking,
    isBusy: form.formState.isSubmitting,
  }
}
