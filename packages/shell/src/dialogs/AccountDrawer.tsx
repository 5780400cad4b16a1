import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import {
  Avatar,
  Badge,
  Button,
  bareButton,
  Drawer,
  GlobeIcon,
  HelpIcon,
  LinkButton,
  LogoutIcon,
  Row,
  Stack,
  Text,
  VisuallyHidden,
} from '@boardwalk/ui'
import styled from 'styled-components'
import { LinkTo } from '../app/LinkTo.tsx'
import { useEntrance, useSignIn } from '../app/use-entrance.ts'
import { useModal } from '../app/use-modal.ts'
import { BalanceChip } from '../frame/BalanceChip.tsx'
import { Waiting } from '../overlays/Waiting.tsx'
import { useMember } from '../session/use-member.ts'
import { useSession } from '../session/use-session.ts'
import { defaultAvatar } from '../site/addresses.ts'
import { useCountryName } from '../site/use-country-name.ts'
import { DrawerPreferences } from './DrawerPreferences.tsx'
import { MemberRows, ShortcutRows } from './DrawerRows.tsx'

/** Account, preferences and help, within a thumb's reach. */
export function AccountDrawer({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation('shell')
  const { open, close } = useModal()
  const { isLoggedIn } = useSession()
  const country = useCountryName()
  return (
    <Drawer isOpen={isOpen} onClose={close} title={t('account.title')} closeLabel={t('close')}>
      <Stack $gap="5">
        {isLoggedIn ? <Member /> : <Visitor />}
        <DrawerPreferences />
        <Rows>
          {isLoggedIn && <MemberRows />}
          <ShortcutRows />
          <Button variant="ghost" isFullWidth icon={<GlobeIcon size={20} />} onClick={() => open({ kind: 'region' })}>
            {t('region.current', { name: country })}
          </Button>
          <LinkButton as={LinkTo} to="/help" variant="ghost" isFullWidth icon={<HelpIcon size={20} />} onClick={close}>
            {t('nav.help')}
          </LinkButton>
          {isLoggedIn && (
            <Button
              variant="ghost"
              isFullWidth
              icon={<LogoutIcon size={20} />}
              onClick={() => open({ kind: 'logout' })}
            >
              {t('logout')}
            </Button>
          )}
        </Rows>
      </Stack>
    </Drawer>
  )
}

function Member() {
  const { t } = useTranslation('shell')
  const { nickname, avatar, info } = useMember()
  const { open } = useModal()
  return (
    <Stack $gap="4">
      <Row $gap="3" $wrap={false}>
        <Picture
          type="button"
          title={t('account.avatar')}
          aria-haspopup="dialog"
          onClick={() => open({ kind: 'avatar' })}
        >
          <Avatar name={nickname} src={avatar} fallback={defaultAvatar} size="large" />
          <VisuallyHidden>{t('account.avatar')}</VisuallyHidden>
        </Picture>
        <Stack $gap="1">
          <Text $weight="bold" $size="lg">
            {nickname}
          </Text>
          {info?.clubLabel && <Badge $tone="highlight">{info.clubLabel.labelName}</Badge>}
          <Waiting>{(number) => number > 0 && <Text $size="sm">{t('account.waiting', { number })}</Text>}</Waiting>
        </Stack>
      </Row>
      <Row>
        <BalanceChip />
      </Row>
    </Stack>
  )
}

function Visitor() {
  const { t } = useTranslation('shell')
  const { close } = useModal()
  const signIn = useSignIn()
  const register = useEntrance('register')
  return (
    <Stack $gap="3">
      {signIn && (
        <>
          <Text $tone="muted">{t('account.visitor')}</Text>
          <Button isFullWidth onClick={signIn}>
            {t('login.open')}
          </Button>
        </>
      )}
      {register && (
        <LinkButton as={LinkTo} to={register.path} variant="highlight" isFullWidth onClick={close}>
          {t('register.open')}
        </LinkButton>
      )}
    </Stack>
  )
}

const Picture = styled.button`
  ${bareButton}
  flex: none;
  border-radius: ${token('radius-pill')};
`

const Rows = styled.div`
  display: grid;
  border-block-start: ${token('border-width')} solid ${token('color-border')};
  padding-block-start: ${token('space-3')};
  && > * { justify-content: flex-start; padding-inline: ${token('space-2')}; text-align: start; }
`
