import { useSecurityQuery } from '@boardwalk/api-client/centres'
import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { ListSkeleton, PageView } from '@boardwalk/shell/page-kit'
import { from, Notice, Stack, useMedia } from '@boardwalk/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { Devices } from './Devices.tsx'
import type { Action } from './dialogs.ts'
import { Entries } from './Entries.tsx'
import { History } from './History.tsx'
import { OpenDialog } from './OpenDialog.tsx'
import { Overview } from './Overview.tsx'

/** Room for a second column in the overlay; a machine that draws nothing shows one. */
const wide = '(min-width: 1024px)'

/** Account & security: what protects the account, changing it, and where and when the account was used. */
export function SecurityCenter() {
  const { t } = useTranslation('member-centre')
  const query = useSecurityQuery({})
  const isWide = useMedia(wide)
  const [open, setOpen] = useState<Action | null>(null)
  const [isDone, setDone] = useState(false)
  const show = (action: Action) => {
    setDone(false)
    setOpen(action)
  }
  const finish = () => {
    setDone(true)
    setOpen(null)
  }
  const facts = query.currentData
  return (
    <>
      <Stack $gap="4">
        <div role="status">{isDone && <Notice tone="positive">{t('securityCenter.done')}</Notice>}</div>
        <PageView query={query} skeleton={<ListSkeleton />}>
          {(shown) => (
            <Columns>
              <Stack $gap="4">
                <Overview facts={shown} />
                <Entries facts={shown} hasUse={!isWide} onOpen={show} />
              </Stack>
              {isWide && (
                <Stack $gap="6">
                  <Devices />
                  <History />
                </Stack>
              )}
            </Columns>
          )}
        </PageView>
      </Stack>
      {open && facts && <OpenDialog action={open} facts={facts} onClose={() => setOpen(null)} onDone={finish} />}
    </>
  )
}

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${token('space-6')};
  & > * { min-inline-size: 0; }
  ${from('desktop')} { grid-template-columns: 1fr 1fr; }
`
