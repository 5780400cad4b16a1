import { minutesText, useTranslation } from '@boardwalk/i18n'
import { parseMoney } from '@boardwalk/i18n/money'
import { formatZonedTime } from '@boardwalk/i18n/zone-name'
import { LinkTo, useBrand, useLanguage, useMoney } from '@boardwalk/shell/feature'
import { LinkButton, Notice } from '@boardwalk/ui'
import { RealityCheck } from './RealityCheck.tsx'
import type { GameSession } from './use-game-session.ts'

type Stop = NonNullable<GameSession['stop']>

type Props = { session: GameSession | undefined; lobbyPath: string; onLeave: () => void; isRoundOpen?: boolean }

/** The reason that stops the next stake. A reality check does not cover a round in progress. */
export function Stopped({ session, lobbyPath, onLeave, isRoundOpen = false }: Props) {
  const stop = session?.stop
  if (!stop) return null
  if (stop.code !== 'REALITY_CHECK') return <StopNotice stop={stop} lobbyPath={lobbyPath} />
  return isRoundOpen ? null : <RealityCheck session={session} minutes={Number(stop.limit)} onStop={onLeave} />
}

/** Explains why the next stake will be refused, and offers a next step; earlier stakes are settled as usual. */
function StopNotice({ stop, lobbyPath }: { stop: Stop; lobbyPath: string }) {
  const { t } = useTranslation('play')
  const reason = useReason(stop)
  const later = useLater(stop)
  return (
    <Notice
      tone="warning"
      isAlert
      title={reason}
      action={
        <LinkButton as={LinkTo} to={lobbyPath}>
          {t('toLobby')}
        </LinkButton>
      }
    >
      {[t('stop.rounds'), later].filter(Boolean).join(' ')}
    </Notice>
  )
}

/** When a part of a limit returns; a limit of nothing has no part that could. */
function useLater({ limit, resetsAt }: Stop): string | null {
  const { t } = useTranslation('play')
  const { code } = useLanguage()
  const brand = useBrand()
  if (!limit || !resetsAt || parseMoney(limit) === 0n) return null
  return t('stop.resets', { time: formatZonedTime(resetsAt, code, brand) })
}

function useReason({ code, kind, limit, until }: Stop): string {
  const { t, i18n } = useTranslation('play')
  const money = useMoney()
  const { code: language } = useLanguage()
  const brand = useBrand()
  if (code === 'RG_EXCLUDED') {
    return until ? t('stop.excludedUntil', { time: formatZonedTime(until, language, brand) }) : t('stop.excluded')
  }
  if (code !== 'RG_LIMIT' || !kind || !limit) return t(code === 'ACCOUNT_DISABLED' ? 'stop.disabled' : 'stop.over')
  return kind === 'SESSION'
    ? t('stop.session', { time: minutesText(Number(limit), i18n.language) })
    : t(kind === 'LOSS' ? 'stop.loss' : 'stop.stake', { amount: money(limit) })
}
