import { token } from '@boardwalk/brand-kit'
import { Container, from } from '@boardwalk/ui'
import { memo, Suspense } from 'react'
import styled from 'styled-components'
import { Loaded } from '../app/Loaded.tsx'
import { lazyPage } from '../app/lazy-page.tsx'
import { lateSlice } from '../app/slice.tsx'
import { useSession } from '../session/use-session.ts'
import { LoginArea } from './LoginArea.tsx'
import { Logo } from './Logo.tsx'
import { Preferences } from './Preferences.tsx'
import { TopNavigation } from './TopNavigation.tsx'

/** A visitor has no account to show, so its code waits for a session. */
const AccountArea = lazyPage(() => import('./AccountArea.tsx').then((module) => module.AccountArea))

/** A phone shows neither, so they hydrate there at the first touch only. */
const LatePreferences = lateSlice('preferences', Preferences)
const LateNavigation = lateSlice('navigation', TopNavigation)

/** Top bar with the account, and on a desktop the preferences and the top navigation. */
export const Header = memo(function Header() {
  const { isLoggedIn } = useSession()
  return (
    <Root>
      <Bar>
        <Place>
          <Logo />
        </Place>
        <End>
          <LatePreferences />
        </End>
        {isLoggedIn ? (
          <Suspense fallback={null}>
            <Loaded of={AccountArea} props={{}} />
          </Suspense>
        ) : (
          <LoginArea />
        )}
      </Bar>
      <Wide>
        <LateNavigation />
      </Wide>
    </Root>
  )
})

const Root = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 20;
  background: ${token('color-header')};
  color: ${token('color-on-header')};
  border-block-end: ${token('border-width')} solid ${token('color-header-rule')};
`

const Bar = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token('space-2')};
  min-block-size: 60px;
  ${from('desktop')} { gap: 0 ${token('space-4')}; min-block-size: 68px; }
`

/** With large type, items that do not fit beside the logo wrap below it. */
const Place = styled.div`
  display: flex;
  flex: 1 1 3.25rem;
  min-inline-size: 0;
`

const Wide = styled.div`
  display: none;
  ${from('desktop')} { display: block; }
`

const End = styled(Wide)`
  margin-inline-start: auto;
`
