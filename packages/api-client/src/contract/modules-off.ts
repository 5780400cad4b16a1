import type { Permission } from './shared/site.ts'

/** Which of these modules the operator switched off: on is the text "1" alone, and a module without an entry is off. */
export function modulesOffIn({ info }: Permission, ids: readonly string[]): string[] {
  const lobby = info.whitelabel.find(({ modId }) => modId === 'lobby')
  if (!lobby) return []
  return ids.filter((id) => !lobby.childrenNodes.some(({ modId, enabled }) => modId === id && enabled === '1'))
}
