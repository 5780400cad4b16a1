import { useTranslation } from '@boardwalk/i18n'
import { formatZonedTime } from '@boardwalk/i18n/zone-name'
import { Button, Notice, Row, Stack, TextArea } from '@boardwalk/ui'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { useBrand } from '../app/storefront-context.ts'
import { useSignIn } from '../app/use-entrance.ts'
import { useSession } from '../session/use-session.ts'
import { useLanguage } from '../settings/use-language.ts'
import type { ChatRules } from './chat-rules.ts'

/** Contract D10-7. */
const LONGEST = 200

type ComposerProps = { rules: ChatRules; isResting: boolean; onSay: (text: string) => void }

/** Field for a message, or the reason why the player may only read. */
export function Composer({ rules, isResting, onSay }: ComposerProps) {
  const { t } = useTranslation('chat')
  const [text, setText] = useState('')
  if (!rules.canSay) return <ReadOnly mutedUntil={rules.mutedUntil} />
  const said = text.trim()
  const send = () => {
    if (said === '' || isResting) return
    onSay(said)
    setText('')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const press = (event: KeyboardEvent) => {
    // Enter also confirms a choice of an input method.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (!event.repeat) send()
  }
  return (
    <Stack as="form" $gap="2" onSubmit={submit}>
      <TextArea
        label={t('write')}
        rows={2}
        maxLength={LONGEST}
        value={text}
        // A message is one line, even if several are pasted.
        onChange={({ target }) => setText(target.value.replace(/\p{Cc}+/gu, ' '))}
        onKeyDown={press}
      />
      <Row $justify="end">
        <Button type="submit" aria-disabled={said === '' || isResting}>
          {isResting ? t('wait') : t('send')}
        </Button>
      </Row>
    </Stack>
  )
}

function ReadOnly({ mutedUntil }: { mutedUntil: string | null }) {
  const { t } = useTranslation('chat')
  const openSignIn = useSignIn()
  const { isLoggedIn, isTrial } = useSession()
  const brand = useBrand()
  const { code } = useLanguage()
  if (!isLoggedIn) {
    const signIn = openSignIn && (
      <Button size="small" onClick={openSignIn}>
        {t('shell:login.open')}
      </Button>
    )
    return (
      <Notice tone="info" action={signIn}>
        {t(openSignIn ? 'visitor' : 'dialogs:noSignIn')}
      </Notice>
    )
  }
  if (mutedUntil) {
    return <Notice tone="warning">{t('muted', { time: formatZonedTime(mutedUntil, code, brand) })}</Notice>
  }
  return <Notice tone="info">{isTrial ? t('shell:in_need_true_account') : t('readOnly')}</Notice>
}
