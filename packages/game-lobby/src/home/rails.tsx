import { useGameListQuery, useHotGamesQuery, useRecentGamesQuery } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { useBrand, useHydrated, useLanguage, useSession } from '@boardwalk/shell/feature'
import { firstCards, hotRailArg, newArg, railSize, recentArg } from '../games/queries.ts'
import { GameRail } from './GameRail.tsx'

export function HotRail() {
  const { t } = useTranslation('game-lobby')
  const { code: language } = useLanguage()
  const { merchantCode } = useBrand()
  const query = useHotGamesQuery(hotRailArg(merchantCode, language))
  const count = useHydrated() ? railSize : firstCards.top
  const games = query.currentData?.list.slice(0, count)
  return <GameRail title={t('rail.hot')} query={{ ...query, currentData: games }} allPath="/rng" isPriority />
}

export function NewRail() {
  const { t } = useTranslation('game-lobby')
  const { code: language } = useLanguage()
  const query = useGameListQuery(newArg(language))
  const count = useHydrated() ? railSize : firstCards.below
  const games = query.currentData?.games.slice(0, count)
  return <GameRail title={t('rail.new')} query={{ ...query, currentData: games }} allPath="/rng" />
}

/** What this player opened last; nothing for a visitor or a trial account, nothing before the first game. */
export function RecentRail() {
  const { t } = useTranslation('game-lobby')
  const { code: language } = useLanguage()
  const { isLoggedIn, isTrial } = useSession()
  const isPlayer = isLoggedIn && !isTrial
  const query = useRecentGamesQuery(recentArg(language), { skip: !isPlayer })
  const games = query.currentData?.list
  const isWorthARow = query.isError || (games?.length ?? 0) > 0
  if (!isPlayer || !isWorthARow) return null
  return <GameRail title={t('rail.recent')} query={{ ...query, currentData: games }} />
}
