import { useFeature } from '../site/use-feature.ts'

export type RecoveryWay = 'email' | 'phone'

/** The enabled ways to a new password. Without any, the forget tip names customer service instead. */
export function useRecoveryWays(): RecoveryWay[] {
  const isOn: Record<RecoveryWay, boolean> = { email: useFeature('CHNGPASSMAIL3'), phone: useFeature('CHNGPASSVERIF3') }
  return (Object.keys(isOn) as RecoveryWay[]).filter((way) => isOn[way])
}
