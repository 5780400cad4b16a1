/** A name as it is stored: one form for characters that have several. */
export const normalName = (username: string): string => username.normalize('NFKC').trim()

const twins: Record<string, string> = { '0': 'o', '1': 'l', i: 'l', '|': 'l' }

/** Names that look alike share a skeleton, which prevents impersonation. */
export const nameSkeleton = (username: string): string =>
  normalName(username)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[01i|]/g, (sign) => twins[sign] ?? sign)
