import { useTranslation } from '@boardwalk/i18n'
import { FileDrop } from '@boardwalk/ui'
import type { useProofs } from './use-proofs.ts'

const megabyte = 1024 * 1024
const maxMegabytes = 5
export const maxPictures = 3

type Props = {
  label?: string
  proofs: ReturnType<typeof useProofs>
  error: string | undefined
  isRequired: boolean
  /** One picture alone, with its own words. */
  isSingle?: boolean
}
const singular = ['hint', 'prompt', 'refused.count']

/** Up to three pictures, or one; by default those that show how much of a payout arrived. */
export function ProofField({ label, proofs, error, isRequired, isSingle = false }: Props) {
  const { t } = useTranslation('member-centre')
  const text = (key: string, facts: Record<string, string> = {}) =>
    t(`withdraw.proof.${isSingle && singular.includes(key) ? 'single.' : ''}${key}`, facts)
  return (
    <FileDrop
      label={label ?? text('title')}
      hint={text('hint', { max: String(maxMegabytes), most: String(maxPictures) })}
      error={error}
      accept="image/png,image/jpeg"
      maxBytes={maxMegabytes * megabyte}
      maxFiles={isSingle ? 1 : maxPictures}
      isLarge={isSingle}
      required={isRequired}
      files={proofs.files}
      onAdd={proofs.add}
      onRemove={proofs.remove}
      labels={{
        prompt: text('prompt'),
        remove: (name) => text('remove', { name }),
        sending: (name) => text('sending', { name }),
        refused: (reason) => text(`refused.${reason}`, { max: String(maxMegabytes), most: String(maxPictures) }),
        size: (bytes) => text('size', { value: (bytes / megabyte).toFixed(1) }),
      }}
    />
  )
}
