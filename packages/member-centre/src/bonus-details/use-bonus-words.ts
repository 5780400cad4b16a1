import type { Bonus } from '@boardwalk/api-client/contract'
import { useTranslation } from '@boardwalk/i18n'
import type { Tone } from '@boardwalk/ui'

export const tones: Record<Bonus['status'], Tone> = { ACTIVE: 'info', CONVERTED: 'positive', FORFEITED: 'neutral' }

const isGivenUp = ({ status, givesUp }: Bonus) => status === 'FORFEITED' && givesUp !== null

/** The source of a bonus, and its state. */
export function useBonusWords() {
  const { t } = useTranslation('member-centre')
  return {
    titleOf: ({ title, source }: Bonus) => title ?? t(`bonusDetails.source.${source}`),
    sourceOf: ({ source }: Bonus) => t(`bonusDetails.source.${source}`),
    stateOf: (bonus: Bonus) =>
      isGivenUp(bonus) ? t('bonusDetails.givenUp') : t(`bonusDetails.states.${bonus.status}`),
    aboutOf: (bonus: Bonus) => t(`bonusDetails.about.${isGivenUp(bonus) ? 'GIVEN_UP' : bonus.status}`),
  }
}
