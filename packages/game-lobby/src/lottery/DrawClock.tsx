import { leftText, useTranslation } from '@boardwalk/i18n'
import { Countdown } from '@boardwalk/ui'
import { useState } from 'react'
import { nextDraw } from './next-draw.ts'
import { serverNow } from './server-clock.ts'

type Props = {
  name: string
  /** The next draw from the response. */
  drawAt: string
  /** Seconds between draws; without them the lottery is refetched. */
  everySec?: number | undefined
  /** Refetches; called only if the next draw is unknown. */
  onDrawn: () => void
}

/** Counts down to the next draw by the server's clock, and on to the one after it. */
export function DrawClock({ name, drawAt, everySec, onDrawn }: Props) {
  const { t, i18n } = useTranslation('lobby')
  const [passed, setPassed] = useState(0)
  const first = Date.parse(drawAt)
  const until = everySec ? nextDraw(first, everySec, passed) : first
  const unit = { days: t('lottery.days'), hours: t('lottery.hours'), minutes: t('lottery.minutes') }
  return (
    <Countdown
      label={t('lottery.clock', { name })}
      until={until}
      now={serverNow}
      variant="text"
      labels={{
        ...unit,
        seconds: t('lottery.seconds'),
        spoken: (left) => t('lottery.left', { name, left: leftText(left, i18n.language) }),
      }}
      ended={t('lottery.drawing')}
      onEnd={() => {
        if (everySec) setPassed(serverNow())
        else onDrawn()
      }}
    />
  )
}
