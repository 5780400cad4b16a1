import { usePasskeysQuery } from '@boardwalk/api-client/centres'
import { useTranslation } from '@boardwalk/i18n'
import { usePasskeySupport } from '@boardwalk/shell/account'
import { ListSkeleton, PageView } from '@boardwalk/shell/page-kit'
import { Button, Lines, Stack, Text } from '@boardwalk/ui'
import { PasskeyLine } from './PasskeyLine.tsx'
import type { Passkey } from './passkey.ts'

type Props = { onAdd: () => void; onRename: (passkey: Passkey) => void; onRemove: (passkey: Passkey) => void }

/** The passkeys with their changes; another one can be added where this browser can make it. */
export function PasskeyList({ onAdd, onRename, onRemove }: Props) {
  const { t } = useTranslation('member-centre')
  const query = usePasskeysQuery({}, { refetchOnMountOrArgChange: true })
  return (
    <Stack $gap="4">
      <Text>{t('securityCenter.passkeys.why')}</Text>
      <PageView query={query} skeleton={<ListSkeleton />}>
        {({ list, most }) => (
          <Stack $gap="4">
            {list.length > 0 && (
              <Lines aria-label={t('securityCenter.passkeys.title')}>
                {list.map((passkey) => (
                  <PasskeyLine
                    key={passkey.id}
                    {...passkey}
                    onRename={() => onRename(passkey)}
                    onRemove={() => onRemove(passkey)}
                  />
                ))}
              </Lines>
            )}
            <Addition total={list.length} most={most} onAdd={onAdd} />
          </Stack>
        )}
      </PageView>
    </Stack>
  )
}

function Addition({ total, most, onAdd }: { total: number; most: number; onAdd: () => void }) {
  const { t } = useTranslation('member-centre')
  const isSupported = usePasskeySupport()
  if (total >= most) return <Text>{t('securityCenter.passkeys.full', { count: total })}</Text>
  if (isSupported === false) return <Text>{t('securityCenter.passkeys.unsupported')}</Text>
  return <Button onClick={onAdd}>{t('securityCenter.passkeys.add')}</Button>
}
