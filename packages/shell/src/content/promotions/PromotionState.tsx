import type { Promotion } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { Badge, type Tone } from '@boardwalk/ui'

type State = Promotion['state']

/** Every state of the specification: what waits for the player stands out, what is over steps back. */
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

/** The state of an offer in words. An offer to read has nothing to join: open, it says that it runs. */
export function PromotionState({ promotion: { state, kind } }: { promotion: Pick<Promotion, 'state' | 'kind'> }) {
  const { t } = useTranslation('pages')
  const word = state === 'JOIN' && kind === 'INFO' ? 'OPEN' : state
  return <Badge $tone={tones[state]}>{t(`promotions.state.${word}`)}</Badge>
}
