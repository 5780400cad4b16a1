import { useAnnouncementsQuery } from '@boardwalk/api-client'
import type { LanguageCode } from '@boardwalk/i18n/codes'
import { useShellState } from '../app/store.ts'
import { attempt } from '../session/session-storage.ts'
import { announcementsArg } from '../site/queries.ts'

const SEEN = 'popupSeen'

const argOf = (language: LanguageCode) => ({ ...announcementsArg(language), types: 'PU', brief: 0 })

/** Ids of announcements that came up in this session. */
const seenIds = (): string[] => (attempt(() => sessionStorage.getItem(SEEN)) ?? '').split(',')

export const popupsSeen = (ids: readonly string[]) =>
  attempt(() => sessionStorage.setItem(SEEN, [...new Set([...seenIds(), ...ids])].filter(Boolean).join(',')))

/** Announcements that come up by themselves (type PU); each once per session. */
export function usePopupAnnouncements({ skip = false } = {}) {
  const language = useShellState((state) => state.settings.language)
  const { data } = useAnnouncementsQuery(argOf(language), { skip })
  const list = data?.popup ?? []
  return { list, fresh: list.filter(({ id }) => !seenIds().includes(id)), isKnown: skip || data !== undefined }
}
