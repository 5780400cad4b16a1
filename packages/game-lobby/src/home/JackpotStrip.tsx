import { useTranslation } from '@boardwalk/i18n'
import { useBrand, useMoney } from '@boardwalk/shell/feature'
import { DigitCounter, Heading } from '@boardwalk/ui'
import { type ReactNode, type Ref, useId } from 'react'
import styled from 'styled-components'
import { JackpotPlace } from './JackpotPlace.ts'

type StripProps = { ref?: Ref<HTMLElement>; amount: string; children: ReactNode }

/** The title, the rolling figures of an amount, and a note about them. */
export function JackpotStrip({ ref, amount, children }: StripProps) {
  const { t } = useTranslation('lobby')
  const { currency } = useBrand()
  const money = useMoney()
  const titleId = useId()
  return (
    <JackpotPlace ref={ref} aria-labelledby={titleId}>
      <Heading level={2} size="section" id={titleId}>
        {t('jackpot.title')}
      </Heading>
      <Figures>
        <DigitCounter prefix={currency.symbol} text={money(amount).slice(currency.symbol.length)} />
      </Figures>
      {children}
    </JackpotPlace>
  )
}

/** Cells of 78 px where there is room for them all (visitor specification §9), smaller on a phone. */
const Figures = styled.div`
  > span { --cell: min(78px, calc(100cqi / 8.4)); }
`
