import { type Announcement, useAnnouncementsQuery } from '@boardwalk/api-client'
import { useShellState } from '../app/store.ts'
import { announcementsArg } from './queries.ts'

const byDate = (a: Announcement, b: Announcement) => b.publishedAt.localeCompare(a.publishedAt)

/** Announcements for the home notice bar, newest first, in the page's language. */
export function useAnnouncements(): Announcement[] {
  const language = useShellState((state) => state.settings.language)
  const { data } = useAnnouncementsQuery(announcementsArg(language))
  return data ? [...data.player, ...data.popup].sort(byDate) : []
}
