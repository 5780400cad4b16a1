import { useSiteBannersQuery } from '@boardwalk/api-client'
import { useShellState } from '../app/store.ts'
import { bannersArg } from './queries.ts'

/** Banners of one place (visitor specification §2); empty while loading and where there are none. */
export function useBanners(group: string) {
  const language = useShellState((state) => state.settings.language)
  return useSiteBannersQuery(bannersArg(group, language)).currentData?.list ?? []
}
