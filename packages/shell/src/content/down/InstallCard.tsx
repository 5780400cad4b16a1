import { useTranslation } from '@boardwalk/i18n'
import { Button, Heading, Text } from '@boardwalk/ui'
import { Card } from './Card.tsx'
import { useInstall } from './install-prompt.ts'

/** Installs the storefront as an app where the browser can; explains the way through the menu elsewhere. */
export function InstallCard() {
  const { t } = useTranslation('pages')
  const install = useInstall()
  return (
    <Card aria-label={t('down.install')}>
      <Heading level={2} size="card">
        {t('down.install')}
      </Heading>
      {install.kind === 'installed' ? (
        <Text>{t('down.installed')}</Text>
      ) : (
        <>
          <Text $tone="muted">{t(install.kind === 'ready' ? 'down.installHint' : 'down.installMenu')}</Text>
          {install.kind === 'ready' && <Button onClick={() => void install.ask()}>{t('down.installNow')}</Button>}
        </>
      )}
    </Card>
  )
}
