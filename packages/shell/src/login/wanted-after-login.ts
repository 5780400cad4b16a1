import { ANYWHERE } from '../app/redirect-for.ts'
import { LOGIN_PATH } from './login-path.ts'

/** The address that the visitor wanted before the sign-in, if it is one of this site; home otherwise. */
export function wantedAfterLogin(next: string | null): string {
  const url = URL.parse(next ?? '', ANYWHERE)
  const isOurs = next?.startsWith('/') && url?.origin === ANYWHERE
  return isOurs && url.pathname.toLowerCase() !== LOGIN_PATH ? url.pathname + url.search : '/'
}
