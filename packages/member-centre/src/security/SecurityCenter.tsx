import { useSecurityQuery } from '@boardwalk/api-client/centres'
import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { ZoneNote } from '@boardwalk/shell/feature'
import { ListSkeleton, PageView, useQuestion } from '@boardwalk/shell/page-kit'
import { atLeast, from, Notice, Stack, useMedia } from '@boardwalk/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { Devices } from './Devices.tsx'
import { type Action, question } from './dialogs.ts'
import { Entries } from './Entries.tsx'
import { History } from './History.tsx'
import { Identity } from './Identity.tsx'
import { OpenDialog } from './OpenDialog.tsx'
import { Overview } from './Overview.tsx'

/** Room for a second column in the overlay; a machine that draws nothing shows one. */
const wide = atLeast('desktop')

/** Texts of actions that change no protection. */
const doneTexts: Partial<Record<Action, string>> = { profile: 'profile.saved', data: 'profile.data.done' }

/** Account & security: the account's protections, their forms, and the history of sign-ins. */
export function SecurityCenter() {
  const { t } = useTranslation('member-centre')
  const query = useSecurityQuery({})
  const isWide = useMedia(wide)
  const { asked, reset } = useQuestion(question)
  const [open, setOpen] = useState<Action | null>(asked.open === 'none' ? null : asked.open)
  const [done, setDone] = useState<Action | null>(null)
  const show = (action: Action) => {
    setDone(null)
    setOpen(action)
  }
  const close = () => {
    setOpen(null)
    if (asked.open !== 'none') reset()
  }
  const finish = () => {
    setDone(open)
    close()
  }
  const facts = query.currentData
  return (
    <>
      <Stack $gap="4">
        <div role="status">
          {done && <Notice tone="positive">{t(doneTexts[done] ?? 'securityCenter.done')}</Notice>}
        </div>
        <PageView query={query} skeleton={<ListSkeleton />}>
          {(shown) => (
            <Columns>
              <Stack $gap="4">
                <Identity onOpen={() => show('avatar')} />
                <Overview facts={shown} />
                <Entries facts={shown} hasUse={!isWide} onOpen={show} />
                <ZoneNote />
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
      {open && facts && <OpenDialog action={open} facts={facts} onClose={close} onDone={finish} />}
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
