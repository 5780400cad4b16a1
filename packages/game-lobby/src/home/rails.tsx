import { useGameListQuery, useHotGamesQuery, useRecentGamesQuery } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { useBrand, useLanguage, useSession } from '@boardwalk/shell/feature'
import { hotArg, newArg, recentArg } from '../games/queries.ts'
import { GameRail } from './GameRail.tsx'

const railLength = 12

export function HotRail() {
  const { t } = useTranslation('game-lobby')
  const { code: language } = useLanguage()
  const { merchantCode } = useBrand()
  const query = useHotGamesQuery(hotArg(merchantCode, language))
  const currentData = query.currentData && { list: query.currentData.list.slice(0, railLength) }
  return <GameRail title={t('rail.hot')} query={{ ...query, currentData }} allPath="/rng" isPriority />
}

/** The list comes newest first. */
export function NewRail() {
  const { t } = useTranslation('game-lobby')
  const { code: language } = useLanguage()
  const query = useGameListQuery(newArg(language))
  const currentData = query.currentData && { list: query.currentData.games }
  return <GameRail title={t('rail.new')} query={{ ...query, currentData }} allPath="/rng" />
}

/** What this player opened last; nothing for a visitor, nothing before the first game. */
export function RecentRail() {
  const { t } = useTranslation('game-lobby')
  const { code: language } = useLanguage()
  const { isLoggedIn, isTrial } = useSession()
  const isPlayer = isLoggedIn && !isTrial
  const query = useRecentGamesQuery(recentArg(1, language), { skip: !isPlayer })
  if (!isPlayer || query.currentData?.list.length === 0) return null
  return <GameRail title={t('rail.recent')} query={query} />
}
