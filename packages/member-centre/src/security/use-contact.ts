import { useBindContactMutation, useSendContactCodeMutation } from '@boardwalk/api-client/centres'
import { useTranslation } from '@boardwalk/i18n'
import { type MobileValue, useCodeSender, useMobile } from '@boardwalk/shell/account'
import { useState } from 'react'
import { useSecureAction } from './use-secure-action.ts'

export type Channel = 'mobile' | 'email'
/** The gateway judges in the end; this catches a slip. */
const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** State of the form that binds a number or address: the new value, its code, and the code of the one before. */
export function useContact(channel: Channel, isChange: boolean, onDone: () => void) {
  const { t } = useTranslation(['member-centre', 'access'])
  const mobile = useMobile()
  const [phone, setPhone] = useState<MobileValue>(mobile.first)
  const [email, setEmail] = useState('')
  const [code, setCode] = useState('')
  const [oldCode, setOldCode] = useState('')
  /** A code was requested for a value that cannot get one. */
  const [isAsked, setAsked] = useState(false)
  const [send] = useSendContactCodeMutation()
  const [bind] = useBindContactMutation()

  const isPhone = channel === 'mobile'
  const where = isPhone
    ? { channel, value: phone.number, countryDialingCode: phone.dialling }
    : { channel, value: email.trim() }
  const problem = isPhone
    ? mobile.problem(phone)
    : address.test(where.value)
      ? undefined
      : t('securityCenter.contact.email')
  const missing = t('access:code.required')
  const problems = {
    value: problem,
    code: code.trim() ? undefined : missing,
    oldCode: !isChange || oldCode.trim() ? undefined : missing,
  }
  const sender = useCodeSender(`bind.${channel}`, async () => {
    setAsked(true)
    return problem ? null : await send({ ...where, to: 'NEW' }).unwrap()
  })
  const oldSender = useCodeSender(`bind.${channel}.old`, () => send({ channel, to: 'OLD' }).unwrap())
  const body = { ...where, code: code.trim(), ...(isChange && { oldCode: oldCode.trim() }) }
  const action = useSecureAction(() => bind(body), onDone)
  return {
    ...{ action, problems, isAsked, mobile, phone, setPhone, email, setEmail },
    fresh: { sender, value: code, onChange: setCode },
    old: { sender: oldSender, value: oldCode, onChange: setOldCode },
  }
}
