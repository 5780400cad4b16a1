import type { Launch } from '@boardwalk/api-client/contract'
import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { LinkTo } from '@boardwalk/shell/feature'
import { ErrorState, LinkButton, Row } from '@boardwalk/ui'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { type GameHint, hintOf, tellBalanceChanged } from './game-messages.ts'
import { Opening } from './LaunchState.tsx'

type Props = {
  launch: Launch
  name: string
  onHint: (hint: GameHint) => void
  /** Version of the balance on show; undefined while a round is open. */
  balanceVersion?: number | undefined
  lobbyPath: string
  onRetry: () => void
}

/** A game that is not ready by then gets a message. */
const PATIENCE_MS = 20_000

/** The game in a sandboxed frame of another origin, behind the opening notice until it has loaded. */
export function GameFrame({ launch, name, onHint, balanceVersion, lobbyPath, onRetry }: Props) {
  const { t } = useTranslation('play')
  const frame = useRef<HTMLIFrameElement>(null)
  const [phase, setPhase] = useState<'opening' | 'shown' | 'ready' | 'silent'>('opening')
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const hint = hintOf(event, frame.current)
      if (!hint) return
      if (hint === 'ready') setPhase('ready')
      else onHint(hint)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [onHint])
  useEffect(() => {
    if (balanceVersion !== undefined) tellBalanceChanged(frame.current)
  }, [balanceVersion])
  useEffect(() => {
    const timer = setTimeout(() => setPhase((now) => (now === 'ready' ? now : 'silent')), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Stage>
      <Frame
        ref={frame}
        src={launch.url ?? undefined}
        title={t('frame', { name })}
        sandbox={launch.frame.sandbox}
        allow={launch.frame.allow}
        referrerPolicy="no-referrer"
        onLoad={() => setPhase((now) => (now === 'opening' ? 'shown' : now))}
      />
      {phase === 'opening' && (
        <Cover $isSolid={false}>
          <Opening />
        </Cover>
      )}
      {phase === 'silent' && (
        <Cover $isSolid>
          <Silent lobbyPath={lobbyPath} onRetry={onRetry} />
        </Cover>
      )}
    </Stage>
  )
}

/** Shown for a game that does not respond; removed if it becomes ready after all. */
function Silent({ lobbyPath, onRetry }: Pick<Props, 'lobbyPath' | 'onRetry'>) {
  const { t } = useTranslation('play')
  return (
    <div>
      <ErrorState level={2} title={t('silent')} hint={t('silentHint')} retryLabel={t('retry')} onRetry={onRetry} />
      <Row $justify="center">
        <LinkButton as={LinkTo} to={lobbyPath} variant="ghost">
          {t('toLobby')}
        </LinkButton>
      </Row>
    </div>
  )
}

const Stage = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  min-block-size: min(480px, 70dvh);
`

const Frame = styled.iframe`
  flex: 1;
  inline-size: 100%;
  border: 0;
  background: ${token('color-surface-sunken')};
`

const Cover = styled.div<{ $isSolid: boolean }>`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  background: ${token('color-surface-sunken')};
  pointer-events: ${({ $isSolid }) => ($isSolid ? 'auto' : 'none')};
`
