import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { useLiveBalance, useMoney } from '@boardwalk/shell/feature'
import { Badge, Button, below, Money, PauseIcon, Text } from '@boardwalk/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Elapsed } from './Elapsed.tsx'
import type { GameSession } from './use-game-session.ts'

type Props = { session: GameSession | undefined; onBreak: () => void }

/** Time, net result, balance and the way out; always in sight, in full screen too. */
export function SafetyBar({ session, onBreak }: Props) {
  const { t } = useTranslation('play')
  return (
    <Bar role="group" aria-label={t('safety')}>
      <Figure name={t('elapsed')}>
        <Elapsed session={session} />
      </Figure>
      <Figure name={t('net')}>{session ? <Net session={session} /> : '–'}</Figure>
      <Figure name={t('playMoney')}>
        <Balance />
      </Figure>
      <Break variant="ghost" onClick={onBreak}>
        <PauseIcon size={18} />
        {t('break')}
      </Break>
    </Bar>
  )
}

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <Column>
    <Text as="span" $size="xs" $tone="muted">
      {name}
    </Text>
    <strong>{children}</strong>
  </Column>
)

/** Payouts less bets, by the ledger; a demo moves nothing. */
function Net({ session }: { session: GameSession }) {
  const { t } = useTranslation('play')
  const money = useMoney()
  if (session.isDemo) return <Badge>{t('demo')}</Badge>
  const sign = session.net.startsWith('-') || !/[1-9]/.test(session.net) ? '' : '+'
  return <Money text={`${sign}${money(session.net)}`} />
}

/** The live balance, masked with the header's. */
function Balance() {
  const { t } = useTranslation('play')
  const { balance, isHidden } = useLiveBalance()
  const money = useMoney()
  return (
    <span data-testid="game-balance">
      {balance ? <Money text={money(balance.sumBalance)} isMasked={isHidden} maskedLabel={t('hidden')} /> : '–'}
    </span>
  )
}

const narrow = below('tablet')

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')} ${token('space-4')};
  padding: ${token('space-1')} ${token('space-3')};
  background: ${token('color-surface')};
  border-block-end: ${token('border-width')} solid ${token('color-border')};
  ${narrow} { column-gap: ${token('space-3')}; }
`

const Column = styled.span`
  display: grid;
  line-height: ${token('line-tight')};
  font-size: ${token('text-sm')};
`

/** On a phone its words alone, so that all of it fits one row and the game keeps the height. */
const Break = styled(Button)`
  margin-inline-start: auto;
  ${narrow} {
    &&& { padding-inline: 0; font-size: ${token('text-sm')}; }
    & svg { display: none; }
  }
`
