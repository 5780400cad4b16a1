import { leftText, useTranslation } from '@boardwalk/i18n'
import { Countdown } from '@boardwalk/ui'
import type { Wait } from './use-wait.ts'

type Props = Wait & {
  /** The task that is being waited for. */
  label: string
  /** A sentence about the time left, such as `1 minute 5 seconds`. */
  spoken: (left: string) => string
}

const clock = () => Date.now()

/** Time until something can be tried again, short enough for a line, and spoken at a few moments. */
export function WaitCountdown({ until, end, label, spoken }: Props) {
  const { t, i18n } = useTranslation('access')
  return (
    <Countdown
      variant="text"
      label={label}
      until={until}
      now={clock}
      onEnd={end}
      labels={{
        days: t('code.days'),
        hours: t('code.hours'),
        minutes: t('code.minutes'),
        seconds: t('code.seconds'),
        spoken: ({ hours, minutes, seconds }) =>
          spoken(leftText({ minutes: hours * 60 + minutes, seconds }, i18n.language)),
      }}
    />
  )
}
