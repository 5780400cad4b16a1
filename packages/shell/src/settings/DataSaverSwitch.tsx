import { useTranslation } from '@boardwalk/i18n'
import { Stack, Switch, Text } from '@boardwalk/ui'
import { useId } from 'react'
import { useShellDispatch } from '../app/store.ts'
import { chooseDataSaver } from './data-saver.ts'
import { useSavesData } from './use-saves-data.ts'

/** The row of the preferences that spares a visitor's data. */
export function DataSaverSwitch() {
  const { t } = useTranslation('network')
  const dispatch = useShellDispatch()
  const hint = useId()
  return (
    <Stack $gap="1">
      <Switch
        label={t('dataSaver.label')}
        aria-describedby={hint}
        checked={useSavesData()}
        onChange={({ target }) => dispatch(chooseDataSaver(target.checked))}
      />
      <Text id={hint} $size="sm" $tone="muted">
        {t('dataSaver.hint')}
      </Text>
    </Stack>
  )
}
