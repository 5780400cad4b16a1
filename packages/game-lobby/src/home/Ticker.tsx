import { useTranslation } from '@boardwalk/i18n'
import { useServerTime } from '@boardwalk/shell/feature'
import { Text, useWhileShown } from '@boardwalk/ui'
import { useRef, useState } from 'react'
import { JackpotStrip } from './JackpotStrip.tsx'
import { centsText, jackpotCents, jackpotStep, nextCents } from './jackpot-value.ts'

/** The specified counter. It moves only while it is in view, and is labelled as an illustration. */
export function Ticker() {
  const { t } = useTranslation('lobby')
  const serverTime = useServerTime()
  const [cents, setCents] = useState(() => jackpotCents(serverTime))
  const root = useRef<HTMLElement>(null)
  useWhileShown(root, jackpotStep, () => setCents(nextCents))
  return (
    <JackpotStrip ref={root} amount={centsText(cents)}>
      <Text $size="sm">{t('jackpot.illustrative')}</Text>
    </JackpotStrip>
  )
}
