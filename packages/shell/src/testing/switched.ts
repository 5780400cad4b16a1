import { fakes } from '@boardwalk/api-client/fakes'
import type { FeatureKey } from '@boardwalk/brand-kit'
import type { Answers } from './answers.ts'

/** Configuration with some switches set: `createFakeFetch({ ...switched({ freePlay: true }) })`. */
export const switched = (features: Partial<Record<FeatureKey, boolean>>): Pick<Answers, 'permission'> => ({
  permission: (input) => {
    const permission = fakes.permission(input)
    const { info } = permission
    return { ...permission, info: { ...info, features: { ...info.features, ...features } } }
  },
})
