import { type Announcement, useAnnouncementsQuery } from '@boardwalk/api-client'
import type { LanguageCode } from '@boardwalk/i18n/codes'
import { useShellState } from '../app/store.ts'
import { attempt } from '../session/session-storage.ts'
import { announcementsArg } from '../site/queries.ts'

const SEEN = 'popupSeen'

const argOf = (language: LanguageCode) => ({ ...announcementsArg(language), types: 'PU', brief: 0 })

/** Ids of announcements that were shown in this session. */
const seenIds = (): string[] => (attempt(() => sessionStorage.getItem(SEEN)) ?? '').split(',')

export const popupsSeen = (ids: readonly string[]) =>
  attempt(() => sessionStorage.setItem(SEEN, [...new Set([...seenIds(), ...ids])].filter(Boolean).join(',')))

const isFresh = ({ id, important }: Announcement) => important && !seenIds().includes(id)

/**
 * Pop-ups that open automatically, each once per session: those that an operator marked as important. The others wait
 * in the notice bar, whose titles show whether the text is needed at all.
 */
export function usePopupAnnouncements({ skip = false } = {}) {
  const language = useShellState((state) => state.settings.language)
  const { data: titles } = useAnnouncementsQuery(announcementsArg(language), { skip })
  const isNeeded = titles?.popup.some(isFresh) ?? false
  const { data } = useAnnouncementsQuery(argOf(language), { skip: skip || !isNeeded })
  const isKnown = skip || (isNeeded ? data : titles) !== undefined
  return { fresh: (isNeeded && data ? data.popup : []).filter(isFresh), isKnown }
}
