import { useSetWinnerSettingMutation, useWinnerSettingQuery } from '@boardwalk/api-client/lazy'
import { useTranslation } from '@boardwalk/i18n'
import { useSession } from '@boardwalk/shell/feature'
import { Notice, Switch } from '@boardwalk/ui'

/** Keeps a member off the board of wins; a trial account is never on it. */
export function WinnerSwitch() {
  const { t } = useTranslation('lobby')
  const { isLoggedIn, isTrial } = useSession()
  const { currentData } = useWinnerSettingQuery({}, { skip: !isLoggedIn || isTrial })
  const [store, { isLoading, isError, originalArgs }] = useSetWinnerSettingMutation()
  if (!currentData) return null
  // Shows the new value while it is being stored, and the stored one again after a refusal.
  const isHidden = isLoading && originalArgs ? originalArgs.hidden : currentData.hidden
  return (
    <>
      <Switch
        label={t('winners.hide')}
        checked={isHidden}
        disabled={isLoading}
        onChange={({ target }) => void store({ hidden: target.checked })}
      />
      {isError && (
        <Notice tone="negative" isAlert>
          {t('winners.failed')}
        </Notice>
      )}
    </>
  )
}
