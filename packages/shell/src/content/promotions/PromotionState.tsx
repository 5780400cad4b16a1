import type { Promotion } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { Badge, type Tone } from '@boardwalk/ui'

type State = Promotion['state']

/** Every state of the specification: a promotion that waits for the player is emphasised, a past one is muted. */
const tones: Record<State, Tone> = {
  COMING_SOON: 'info',
  JOIN: 'accent',
  JOINED: 'positive',
  APPLYING: 'warning',
  PROCESSING: 'warning',
  CLAIM: 'highlight',
  CLAIMED: 'positive',
  ISSUED: 'positive',
  REJECTED: 'negative',
  SIGNED: 'positive',
  CLOSED: 'neutral',
}

/** The state of an offer in words. An offer that informs or comes with a deposit cannot be joined: open, it is shown as running. */
export function PromotionState({ promotion: { state, kind } }: { promotion: Pick<Promotion, 'state' | 'kind'> }) {
  const { t } = useTranslation('pages')
  const word = state === 'JOIN' && (kind === 'INFO' || kind === 'DEPOSIT') ? 'OPEN' : state
  return <Badge $tone={tones[state]}>{t(`promotions.state.${word}`)}</Badge>
}
