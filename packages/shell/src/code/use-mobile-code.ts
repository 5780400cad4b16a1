import { useSendLoginCodeMutation } from '@boardwalk/api-client/lazy'
import { useHumanCheck } from '../human/use-human-check.ts'
import { type SentCode, useCodeSender } from './use-code-sender.ts'
import type { MobileValue, useMobile } from './use-mobile.ts'

const SEND_PATH = '/wps/verification/sms/noLogin'

type Settings = {
  /** Distinguishes this wait for a code from those of other forms. */
  name: string
  purpose: 'LOGIN' | 'PASSWORD'
  mobile: ReturnType<typeof useMobile>
  /** The current number in the form. */
  value: () => MobileValue
  /** Checks the number, and shows an error in the form when it is not valid. */
  validate: () => Promise<boolean>
  /** Sends in place of the platform. */
  send?: ((value: MobileValue) => Promise<SentCode | null>) | undefined
}

/** A form's mobile number and the code that a visitor without a session gets by SMS, after the human check. */
export function useMobileCode({ name, purpose, mobile, value, validate, send }: Settings) {
  const { check } = useHumanCheck()
  const [sendCode] = useSendLoginCodeMutation()
  /** As the platform takes it. */
  const number = () => {
    const { dialling, number: mobileNum } = value()
    return { mobileNum, countryDialingCode: dialling }
  }
  const sender = useCodeSender(name, async () => {
    if (!(await validate())) return null
    if (send) return await send(value())
    const altcha = await check('sms', SEND_PATH)
    return await sendCode({ ...number(), purpose, altcha }).unwrap()
  })
  return { number, sender, rule: { validate: (entered: MobileValue) => mobile.problem(entered) ?? true } }
}
