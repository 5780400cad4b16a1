import { useGameListQuery, useHotGamesQuery } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { useBrand, useLanguage } from '@boardwalk/shell/feature'
import { hotRailArg, newArg, railSize } from '../games/queries.ts'
import { GameRail } from './GameRail.tsx'

export function HotRail() {
  const { t } = useTranslation('game-lobby')
  const { code: language } = useLanguage()
  const { merchantCode } = useBrand()
  const query = useHotGamesQuery(hotRailArg(merchantCode, language))
  const games = query.currentData?.list.slice(0, railSize)
  return <GameRail title={t('rail.hot')} query={{ ...query, currentData: games }} allPath="/rng" isPriority />
}

export function NewRail() {
  const { t } = useTranslation('game-lobby')
  const { code: language } = useLanguage()
  const query = useGameListQuery(newArg(language))
  const games = query.currentData?.games.slice(0, railSize)
  return <GameRail title={t('rail.new')} query={{ ...query, currentData: games }} allPath="/rng" />
}
