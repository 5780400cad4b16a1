import { useAnnouncementsQuery } from '@boardwalk/api-client'
import { useShellState } from '../app/store.ts'
import { announcementsArg } from './queries.ts'

/** Announcements for the home notice bar, in the page's language. */
export function useAnnouncements() {
  const language = useShellState((state) => state.settings.language)
  return useAnnouncementsQuery(announcementsArg(language)).data?.player ?? []
}
