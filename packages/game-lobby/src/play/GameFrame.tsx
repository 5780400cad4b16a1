import type { Launch } from '@boardwalk/api-client/contract'
import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { type GameHint, hintOf } from './game-messages.ts'
import { Opening } from './LaunchState.tsx'

type Props = { launch: Launch; name: string; onHint: (hint: GameHint) => void }

/** The game in a sandboxed frame of another origin, behind the opening notice until it has loaded. */
export function GameFrame({ launch, name, onHint }: Props) {
  const { t } = useTranslation('game-lobby')
  const frame = useRef<HTMLIFrameElement>(null)
  const [hasLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const hint = hintOf(event, frame.current)
      if (hint) onHint(hint)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [onHint])
  return (
    <Stage>
      <Frame
        ref={frame}
        src={launch.url ?? undefined}
        title={t('game.frame', { name })}
        sandbox={launch.frame.sandbox}
        allow={launch.frame.allow}
        referrerPolicy="no-referrer"
        onLoad={() => setLoaded(true)}
      />
      {!hasLoaded && (
        <Cover>
          <Opening />
        </Cover>
      )}
    </Stage>
  )
}

const Stage = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  min-block-size: 480px;
`

const Frame = styled.iframe`
  flex: 1;
  inline-size: 100%;
  border: 0;
  background: ${token('color-surface-sunken')};
`

const Cover = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  background: ${token('color-surface-sunken')};
  pointer-events: none;
`
