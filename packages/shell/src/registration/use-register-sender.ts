import { useSendRegisterCodeMutation } from '@boardwalk/api-client/lazy'
import type { UseFormReturn } from 'react-hook-form'
import { useCodeSender } from '../code/use-code-sender.ts'
import type { Firebase } from '../firebase/use-firebase.ts'
import { useHumanCheck } from '../human/use-human-check.ts'
import type { RegisterMethod } from './register-fields.ts'
import type { RegisterValues } from './register-values.ts'

const SEND_PATH = '/wps/verification/sms/register'

/** Sends the code that proves the number of a registration. */
export function useRegisterSender(regType: RegisterMethod, form: UseFormReturn<RegisterValues>, firebase: Firebase) {
  const { check } = useHumanCheck()
  const [send] = useSendRegisterCodeMutation()
  return useCodeSender('register', async () => {
    if (!(await form.trigger('mobileNum', { shouldFocus: true }))) return null
    const { mobileNum: mobileNo, countryDialingCode } = form.getValues()
    if (firebase) return await firebase.send({ dialling: countryDialingCode, number: mobileNo })
    const altcha = await check('sms', SEND_PATH)
    return await send({ regType, countryDialingCode, mobileNo, altcha }).unwrap()
  })
}
