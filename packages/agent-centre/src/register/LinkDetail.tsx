import { useTranslation } from '@boardwalk/i18n'
import { SubmitButton, useWrite, WriteNotice } from '@boardwalk/shell/write'
import { Button, CopyField, KeyValueList, Row, Stack } from '@boardwalk/ui'
import { QrCode } from '@boardwalk/ui/qr'
import { percentOf } from '../contracts/rate.ts'
import type { RegLink } from './link.ts'

/** The overlay is never part of a server's page, where there is no address. */
const addressOf = (path: string) => new URL(path, document.baseURI).href

/** A link to share, as text and as a picture, and its agent's actions on it. */
export function LinkDetail({
  link: { id, path, code, enabled, rebate },
  mayWrite,
}: {
  link: RegLink
  mayWrite: boolean
}) {
  const { t } = useTranslation('agent-centre')
  const address = addressOf(path)
  return (
    <Stack $gap="3">
      <KeyValueList items={[{ name: t('column.rebate'), value: `${percentOf(rebate)}%` }]} />
      <CopyField
        label={t('register.address')}
        value={address}
        labels={{ copy: t('register.copy'), copied: t('register.copied'), refused: t('register.copyRefused') }}
      />
      <QrCode
        value={address}
        label={t('register.qr', { code })}
        size={160}
        downloadLabel={t('register.saveQr')}
        fileName={`register-${code}.png`}
      />
      {mayWrite && <Actions id={id} enabled={enabled} />}
    </Stack>
  )
}

function Actions({ id, enabled }: Pick<RegLink, 'id' | 'enabled'>) {
  const { t } = useTranslation('agent-centre')
  const change = useWrite('setRegLink', `link ${id}`)
  const remove = useWrite('deleteRegLink', `no link ${id}`)
  const isBusy = [change, remove].some(({ phase }) => phase === 'sending' || phase === 'checking')
  return (
    <Stack $gap="2">
      <WriteNotice write={change} />
      <WriteNotice write={remove} />
      <Row $gap="2">
        <SubmitButton type="button" isBusy={isBusy} onClick={() => change.confirm({ id, enabled: !enabled })}>
          {t(enabled ? 'register.close' : 'register.reopen')}
        </SubmitButton>
        <Button variant="outline" onClick={() => remove.confirm({ id })}>
          {t('register.delete')}
        </Button>
      </Row>
    </Stack>
  )
}
