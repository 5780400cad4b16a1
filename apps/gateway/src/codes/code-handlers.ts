import { AppError, type Endpoints, type Handlers } from '@boardwalk/api-client/contract'
import type { Deps } from '../deps.ts'
import { memberOfPhone } from '../member/find-member.ts'
import { maskEnd } from '../member/mask.ts'
import { familiarityOf } from '../verification/known-networks.ts'
import { readPhone } from './phone.ts'
import { sendCode } from './send-code.ts'

type Rows = Pick<Endpoints, 'sendLoginCode' | 'sendRegisterCode'>

/** Switch that must be on for a code of this purpose. */
const featureOf = { LOGIN: 'verifyCodeLogin', PASSWORD: 'CHNGPASSVERIF3' } as const

/** Codes for people who are not signed in. */
export const codeHandlers = (deps: Deps): Handlers<Rows> => ({
  sendLoginCode: async ({ input, request }) => {
    const { merchant, language, ip } = request
    const feature = featureOf[input.purpose]
    if (!(await deps.settings.of(merchant)).features[feature]) throw new AppError('FEATURE_OFF', { feature })
    const phone = readPhone(input.countryDialingCode, input.mobileNum)
    const member = await memberOfPhone(deps.db, merchant, phone)
    const target = { merchant, purpose: input.purpose, destination: phone.e164 }
    const isKnown = member?.status === 'ACTIVE'
    const isFamiliar = async () => !!member && (await familiarityOf(deps.pool, member.id, ip)).isKnown
    const expiredMinutes = await sendCode(deps, { ...target, channel: 'SMS', language, ip, isKnown, isFamiliar })
    return { expiredMinutes, maskedMobile: maskEnd(phone.national, 3) ?? '' }
  },
  sendRegisterCode: async ({ input, request }) => {
    const { merchant, language, ip } = request
    const { features } = await deps.settings.of(merchant)
    const feature = input.regType === 'MOBILE' ? 'mobileRegister' : 'REGMOBVERF3'
    if (!features[feature]) throw new AppError('FEATURE_OFF', { feature })
    const { e164: destination } = readPhone(input.countryDialingCode, input.mobileNo)
    const sending = { merchant, purpose: 'REGISTER', destination, channel: 'SMS', language, ip } as const
    return { expiredMinutes: await sendCode(deps, sending) }
  },
})
