import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { bareList, GiftIcon, HelpIcon, hiddenScrollbar, IconButton, ShareIcon, transition } from '@boardwalk/ui'
import styled from 'styled-components'
import { hasPage } from '../app/composition.ts'
import { extra } from '../app/extra.tsx'
import { useComposition } from '../app/storefront-context.ts'
import { useLazyParts } from '../app/use-lazy-parts.ts'
import { useModal } from '../app/use-modal.ts'
import type { ShortcutEntry } from '../feature-contract.ts'
import { useSupport } from '../support/use-support.ts'
import { DownloadCodes } from './DownloadCodes.tsx'
import { useShare } from './use-share.ts'

/** The glyphs are drawings that only a wide screen shows. */
const SideSocials = extra(() => import('./SideSocials.tsx').then((module) => module.SideSocials))

/** Shortcuts at the right edge of a desktop page, in the order of visitor specification §2. */
export function SideBar() {
  const { t } = useTranslation('dialogs')
  const composition = useComposition()
  const { shortcuts } = useLazyParts()
  const { open } = useModal()
  const share = useShare()
  const support = useSupport()
  return (
    <Bar aria-label={t('shell:sideBar')}>
      <List>
        {hasPage(composition, '/promotions') && (
          <li>
            <IconButton
              label={t('activity.open')}
              title={t('activity.open')}
              aria-haspopup="dialog"
              onClick={() => open({ kind: 'activity' })}
            >
              <GiftIcon size={20} />
            </IconButton>
          </li>
        )}
        <li>
          <IconButton label={t('shell:customerService')} title={t('shell:customerService')} onClick={support.open}>
            <HelpIcon size={20} />
          </IconButton>
        </li>
        <DownloadCodes />
        <SideSocials />
        {share && (
          <li>
            <IconButton label={t('share')} title={t('share')} onClick={share}>
              <ShareIcon size={20} />
            </IconButton>
          </li>
        )}
        {shortcuts.map(({ key, ...entry }) => (
          <Shortcut key={key} {...entry} />
        ))}
      </List>
    </Bar>
  )
}

function Shortcut({ label, icon: Icon, opensDialog, useAction }: Omit<ShortcutEntry, 'key'>) {
  const { t } = useTranslation()
  const act = useAction()
  return (
    act && (
      <li>
        <IconButton label={t(label)} title={t(label)} aria-haspopup={opensDialog ? 'dialog' : undefined} onClick={act}>
          <Icon size={20} />
        </IconButton>
      </li>
    )
  )
}

const Bar = styled.aside`
  position: fixed;
  /* The middle of the space below the header. */
  inset-block-start: calc(50% + 2.5rem);
  inset-inline-end: ${token('space-2')};
  z-index: 15;
  translate: 0 -50%;
  ${transition('translate')}
  /* Beside a narrower page there is no room: its edge waits in the page's margin until it is pointed at or focused. */
  @media (width < 85rem) {
    &:not(:hover, :focus-within) {
      translate: calc(100% - ${token('space-1')}) -50%;
      &:dir(rtl) { translate: calc(${token('space-1')} - 100%) -50%; }
      /* Its edge is no button, so that the tap that brings it in chooses nothing. */
      & ul {
        padding-inline-start: ${token('space-2')};
        border-inline-start: ${token('space-1')} solid ${token('color-accent')};
      }
    }
  }
`

const List = styled.ul`
  ${bareList}
  ${hiddenScrollbar}
  display: grid;
  max-block-size: calc(100dvh - 11rem);
  overflow-y: auto;
  padding: ${token('space-1')};
  border: ${token('border-width')} solid ${token('color-border')};
  border-radius: ${token('radius-panel')};
  background: ${token('color-surface-raised')};
  box-shadow: ${token('shadow-card')};
  color: ${token('color-text')};
`
