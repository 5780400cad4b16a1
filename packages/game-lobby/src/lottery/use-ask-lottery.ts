import { type ApiError, useLaunchGameMutation } from '@boardwalk/api-client'
import { useLanguage, usePlatformSettings, useTheme } from '@boardwalk/shell/feature'
import { client } from '../games/queries.ts'
import type { Ask } from '../play/use-asks.ts'
import type { Chosen } from './lottery-address.ts'

/** Lotteries of the Vietnamese vendor are launched in words of their own (member specification §7). */
const vietnam = 'TCG_LOTTO_VN'

export function useAskLottery({ gameCode, vendor, view }: Chosen): Ask {
  const { code: language } = useLanguage()
  const { theme } = useTheme()
  const settings = usePlatformSettings()
  const [launch] = useLaunchGameMutation()
  return async () => {
    const own = {
      lottoArea: 'VN' as const,
      launchMode: 'LOTT' as const,
      lottoPrizeMode: settings?.prizeMode ?? 'Lott',
      lottoGameCode: gameCode,
      lottoView: view,
    }
    const { data, error } = await launch({
      ...(vendor && { vassalage: vendor }),
      ...(vendor === '' || vendor === vietnam ? own : { gameCode }),
      ...client,
      language,
      theme,
      device: 'WEB',
      backUrl: `${location.origin}/lottery`,
    })
    return data ? { launch: data } : { error: error as ApiError }
  }
}
