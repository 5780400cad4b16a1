import { useSiteBannersQuery } from '@boardwalk/api-client'
import { useShellState } from '../app/store.ts'
import { bannersArg } from './queries.ts'

/** Banners of one place (visitor specification §2); null until they are known, none after a failure. */
export function useBanners(group: string) {
  const language = useShellState((state) => state.settings.language)
  const { currentData, isError } = useSiteBannersQuery(bannersArg(group, language))
  return currentData?.list ?? (isError ? [] : null)
}
