import { useTranslation } from '@boardwalk/i18n'
import { TextField } from '@boardwalk/ui'
import { SecureForm } from '../security/SecureForm.tsx'
import { type Field, useProfileForm } from './use-profile-form.ts'

type Props = { fields: readonly Field[]; onCancel: () => void; onDone: () => void }

/** One line for each field. One that is set once says so before it is sent, and is only shown afterwards. */
export function ProfileForm({ fields, onCancel, onDone }: Props) {
  const { t } = useTranslation(['member-centre', 'shell'])
  const { action, typed, type, problemOf, hintOf, isGood } = useProfileForm(fields, onDone)
  const title = t('profile.title')
  return (
    <SecureForm {...{ title, action, isGood, onCancel }} submit={t('profile.save')}>
      {(isTried) =>
        fields.map((one) => (
          <TextField
            key={one.field}
            label={t(`profile.fields.${one.field}`)}
            type={one.field === 'birthday' && !one.isLocked ? 'date' : 'text'}
            value={typed[one.field] ?? one.value ?? ''}
            onChange={({ target }) => type(one.field, target.value)}
            readOnly={one.isLocked}
            hint={hintOf(one)}
            note={one.rule.required || one.isLocked ? undefined : t('shell:register.optional')}
            error={isTried ? problemOf(one) : undefined}
            maxLength={one.rule.maxLength}
            required={one.rule.required}
          />
        ))
      }
    </SecureForm>
  )
}
