import { countryIn, useTranslation } from '@boardwalk/i18n'
import { isLanguageCode, languages } from '@boardwalk/i18n/codes'
import { Button, Modal, SegmentedControl, Select, Stack, Text } from '@boardwalk/ui'
import { useState } from 'react'
import { useShellState } from '../app/store.ts'
import { useModal } from '../app/use-modal.ts'
import { clearSession } from '../session/session-storage.ts'
import { useLanguage } from '../settings/use-language.ts'
import { rememberPreference, writeLocal } from '../settings/visitor-storage.ts'
import { useRegions } from '../site/use-regions.ts'

/** Region and language. Another region is another merchant with other accounts, so the session ends and it reloads. */
export function RegionDialog() {
  const { t } = useTranslation('shell')
  const { close } = useModal()
  const regions = useRegions()
  const current = useShellState((state) => state.settings.merchantCode)
  const language = useLanguage()
  const [merchant, setMerchant] = useState(current)
  const chosen = regions.find((region) => region.merchantCode === merchant)
  const [wanted, setWanted] = useState<string>(language.code)
  const offered = chosen?.langList ?? [language.code]
  const code = offered.find((each) => each === wanted) ?? offered[0] ?? 'EN'

  const submit = async () => {
    if (merchant === current) {
      close()
      return language.change(code)
    }
    rememberPreference('lang', code)
    writeLocal('hisLang', code)
    rememberPreference('merchant', merchant)
    clearSession()
    location.assign('/')
  }

  return (
    <Modal
      isOpen
      onClose={close}
      title={t('region.title')}
      closeLabel={t('close')}
      width={420}
      footer={<Button onClick={() => void submit()}>{t('region.submit')}</Button>}
    >
      <Stack $gap="4">
        <Text $tone="muted">{t('region.hint')}</Text>
        <Select
          label={t('region.label')}
          value={merchant}
          options={regions.map(({ merchantCode, country, currency }) => ({
            value: merchantCode,
            label: `${countryIn(country, language.code)} · ${currency}`,
          }))}
          onChange={({ target }) => setMerchant(target.value)}
        />
        <SegmentedControl
          label={t('language.choose')}
          value={code}
          options={offered.filter(isLanguageCode).map((value) => ({ value, label: languages[value].name }))}
          onChange={setWanted}
        />
      </Stack>
    </Modal>
  )
}
