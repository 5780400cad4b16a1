import { useSession } from '@boardwalk/shell/feature'

/** Account type of an agent's staff. */
const STAFF = 42

/** Staff of an agent reads only; the gateway refuses its writes. */
export const useMayWrite = (): boolean => useSession().isAgent !== STAFF
