import type { ChatMessage } from '@boardwalk/api-client/contract'
import { useChatIgnoreMutation, useChatReportMutation } from '@boardwalk/api-client/lazy'
import { useTranslation } from '@boardwalk/i18n'
import { IconButton, Menu, MenuItem, MoreIcon, useToast } from '@boardwalk/ui'
import { useErrorText } from '../site/use-error-text.ts'

const reasons = ['SPAM', 'ABUSE', 'PRIVATE', 'OTHER'] as const

/** Actions on another player's message: report it with a reason, or mute its author. */
export function MessageMenu({ message }: { message: ChatMessage }) {
  const { t } = useTranslation('chat')
  const errorText = useErrorText()
  const showToast = useToast()
  const [report] = useChatReportMutation()
  const [ignore] = useChatIgnoreMutation()
  const { id, from, name } = message
  const say =
    (text: string) =>
    ({ data, error }: { data?: unknown; error?: unknown }) =>
      showToast(data ? { tone: 'positive', text } : { tone: 'negative', text: errorText(error) })
  return (
    <Menu
      label={t('actions', { name })}
      trigger={(props) => (
        <IconButton {...props} label={t('actions', { name })}>
          <MoreIcon size={18} />
        </IconButton>
      )}
    >
      {reasons.map((reason) => (
        <MenuItem key={reason} onClick={() => void report({ id, reason }).then(say(t('reported')))}>
          {t(`report.${reason}`)}
        </MenuItem>
      ))}
      <MenuItem tone="danger" onClick={() => void ignore({ from, on: true }).then(say(t('nowIgnored', { name })))}>
        {t('ignore', { name })}
      </MenuItem>
    </Menu>
  )
}
