import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { useBrand, useMoney, useServerTime } from '@boardwalk/shell/feature'
import { DigitCounter, Heading, Text } from '@boardwalk/ui'
import { useCallback, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { centsText, jackpotCents, jackpotStep, nextCents } from './jackpot-value.ts'
import { useWhileShown } from './use-while-shown.ts'

/** The home page's rolling counter. It moves only while somebody can see it, and says that it is an illustration. */
export function Jackpot() {
  const { t } = useTranslation('game-lobby')
  const { currency } = useBrand()
  const money = useMoney()
  const serverTime = useServerTime()
  const [cents, setCents] = useState(() => jackpotCents(serverTime))
  const root = useRef<HTMLElement>(null)
  const titleId = useId()
  useWhileShown(
    root,
    jackpotStep,
    useCallback(() => setCents(nextCents), []),
  )
  const text = money(centsText(cents)).slice(currency.symbol.length)
  return (
    <Strip ref={root} aria-labelledby={titleId}>
      <Heading level={2} size="section" id={titleId}>
        {t('jackpot.title')}
      </Heading>
      <Figures>
        <DigitCounter prefix={currency.symbol} text={text} />
      </Figures>
      <Text $size="sm">{t('jackpot.illustrative')}</Text>
    </Strip>
  )
}

const Strip = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${token('space-2')};
  padding: ${token('space-6')} ${token('space-4')};
  text-align: center;
  border-radius: ${token('radius-panel')};
  color: ${token('color-on-hero')};
  background: ${token('image-motif')} center / 160px, ${token('color-hero')};
  overflow: hidden;
  container-type: inline-size;
`

/** Cells of 78 px where there is room for them all (visitor specification §9), smaller on a phone. */
const Figures = styled.div`
  > span { --cell: min(78px, calc(100cqi / 8.4)); }
`
