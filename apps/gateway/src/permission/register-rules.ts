import type { RegisterRules } from '@boardwalk/api-client/contract'
import type { Deps } from '../deps.ts'

/** Server-driven form of one way to register (contract C-11). */
export async function registerRules(
  deps: Deps,
  merchant: string,
  method: 'USERNAME' | 'MOBILE',
): Promise<RegisterRules> {
  const { fields, features } = await deps.settings.of(merchant)
  const asksMobile = method === 'MOBILE'
  return {
    fields:
      asksMobile && fields.mobileNum
        ? { ...fields, mobileNum: { ...fields.mobileNum, enabled: true, required: true } }
        : fields,
    username: features.usernameRegister === true,
    mobile: features.mobileRegister === true,
    directRegistration: features.directRegistration === true,
    smsRequired: asksMobile || features.REGMOBVERF3 === true,
    captcha: features.captcha === true,
    countries: [...deps.brands.values()].map(({ country, diallingCode }) => ({
      countryCode: country,
      countryDialingCode: diallingCode,
    })),
    minAge: deps.merchants.byCode(merchant)?.minAge ?? 21,
  }
}
