import { useSetRealityCheckMutation } from '@boardwalk/api-client/lazy'
import { minutesText, useTranslation } from '@boardwalk/i18n'
import { useErrorText } from '@boardwalk/shell/feature'
import { Select } from '@boardwalk/ui'

const choices = [15, 30, 60, 120] as const

/** After how many minutes a game shows the reality check. */
export function CheckInterval({ minutes }: { minutes: number }) {
  const { t, i18n } = useTranslation('safety')
  const errorText = useErrorText()
  const [save, { isLoading, error }] = useSetRealityCheckMutation()
  return (
    <Select
      label={t('check.label')}
      hint={t('check.hint')}
      error={error ? errorText(error) : undefined}
      value={minutes}
      disabled={isLoading}
      options={choices.map((each) => ({
        value: `${each}`,
        label: t('check.every', { time: minutesText(each, i18n.language) }),
      }))}
      onChange={({ target }) => void save({ minutes: choices.find((each) => `${each}` === target.value) ?? 60 })}
    />
  )
}
