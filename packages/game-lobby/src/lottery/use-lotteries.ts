import { usePopularLotteryQuery, useVnMenuQuery, useVnRecentQuery } from '@boardwalk/api-client/lazy'
import { useLanguage, usePlatformSettings, useSession } from '@boardwalk/shell/feature'
import { useMemo } from 'react'
import type { Lottery } from './LotteryCard.tsx'
import { menuArg, popularArg } from './lottery-queries.ts'
import { useRefresh } from './use-refresh.ts'

/** Menu, popular and recent lotteries, and every one of them by its code. */
export function useLotteries() {
  const { code: language } = useLanguage()
  const { isLoggedIn } = useSession()
  const settings = usePlatformSettings()
  const menu = useVnMenuQuery(menuArg(language))
  const popular = usePopularLotteryQuery(popularArg(language, settings?.prizeMode), { skip: !settings })
  const recent = useVnRecentQuery(menuArg(language), { skip: !isLoggedIn })
  const groups = useMemo(
    () =>
      menu.currentData?.list.map(({ group, games }) => ({
        group,
        games: games.map(({ status, ...game }): Lottery => ({ ...game, isDown: status !== 'UP' })),
      })),
    [menu.currentData],
  )
  const byCode = useMemo(() => {
    const known: Lottery[] = [...(popular.currentData?.list ?? []), ...(groups?.flatMap(({ games }) => games) ?? [])]
    return new Map(known.map((lottery) => [lottery.gameCode, lottery]))
  }, [popular.currentData, groups])
  const named = (codes: readonly string[] | undefined) => codes?.flatMap((code) => byCode.get(code) ?? []) ?? []
  return {
    menu: { ...menu, currentData: groups },
    popular: {
      ...popular,
      currentData: popular.currentData && named(popular.currentData.list.map((game) => game.gameCode)),
    },
    recent: named(recent.currentData?.list.map(({ gameCode }) => gameCode)),
    named,
    nameOf: (code: string) => byCode.get(code)?.gameName ?? code,
    refresh: useRefresh(popular.refetch, Boolean(settings)),
  }
}
