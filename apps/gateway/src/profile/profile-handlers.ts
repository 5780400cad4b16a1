import type { Endpoints, Handlers } from '@boardwalk/api-client/contract'
import type { Deps } from '../deps.ts'
import { ownMember } from '../member/member-info.ts'
import { noticesOf, setNotice } from '../notices/notices.ts'
import { changeProfile, profileView } from './change-profile.ts'
import { closeAccount } from './close-account.ts'
import { exportTicket } from './export.ts'

type Rows = Pick<Endpoints, 'profile' | 'changeProfile' | 'notices' | 'setNotice' | 'exportTicket' | 'closeAccount'>

/** A member's own data: to fill in, to take along, and to leave. */
export const profileHandlers = (deps: Deps): Handlers<Rows> => ({
  profile: async ({ caller }) => profileView(deps, await ownMember(deps, caller.memberId)),
  changeProfile: (call) => changeProfile(deps, call),
  notices: ({ caller }) => noticesOf(deps.db, caller.memberId),
  setNotice: ({ input, caller }) => deps.db.transaction((tx) => setNotice(tx, caller.memberId, input)),
  exportTicket: ({ caller }) => exportTicket(deps, caller),
  closeAccount: (call) => closeAccount(deps, call),
})
