import { type Announcement, useAnnouncementsQuery } from '@boardwalk/api-client'
import { useShellState } from '../app/store.ts'
import { announcementsArg } from './queries.ts'

/** Newest first. Times are ISO 8601 in UTC; `localeCompare` loads the collation of the language, 7 ms of the first view. */
const byDate = (a: Announcement, b: Announcement) =>
  Number(b.publishedAt > a.publishedAt) - Number(b.publishedAt < a.publishedAt)

/** Announcements for the home notice bar, newest first, in the page's language. */
export function useAnnouncements(): Announcement[] {
  const language = useShellState((state) => state.settings.language)
  const { data } = useAnnouncementsQuery(announcementsArg(language))
  return data ? [...data.player, ...data.popup].sort(byDate) : []
}
