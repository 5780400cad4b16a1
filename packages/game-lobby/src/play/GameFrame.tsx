import type { Launch } from '@boardwalk/api-client/contract'
import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { type GameHint, hintOf } from './game-messages.ts'

type Props = { launch: Launch; name: string; onHint: (hint: GameHint) => void }

/** The game in a sandboxed frame of another origin. */
export function GameFrame({ launch, name, onHint }: Props) {
  const { t } = useTranslation('game-lobby')
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const hint = hintOf(event, frame.current)
      if (hint) onHint(hint)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [onHint])
  return (
    <Frame
      ref={frame}
      src={launch.url ?? undefined}
      title={t('game.frame', { name })}
      sandbox={launch.frame.sandbox}
      allow={launch.frame.allow}
      referrerPolicy="no-referrer"
    />
  )
}

const Frame = styled.iframe`
  display: block;
  flex: 1;
  inline-size: 100%;
  min-block-size: 480px;
  border: 0;
  background: ${token('color-surface-sunken')};
`
