import { CopyIcon } from '../icon/icons-actions.ts'
import { CheckIcon } from '../icon/icons-more.ts'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { Button, type ButtonProps } from './Button.tsx'
import { useCopy } from './use-copy.ts'

export type CopyLabels = {
  copy: string
  copied: string
  /** The alternative when the browser refuses access to the clipboard. */
  refused: string
}
export type CopyButtonProps = Omit<ButtonProps, 'children' | 'onClick' | 'icon'> & {
  /** The copied text. */
  text: string
  labels: CopyLabels
}

/** Copies a text and confirms it, visibly and to screen readers. */
export function CopyButton({ text, labels, variant = 'outline', ...rest }: CopyButtonProps) {
  const { state, copy } = useCopy(text)
  const words = { idle: labels.copy, copied: labels.copied, refused: labels.refused }
  return (
    <>
      <Button
        {...rest}
        variant={variant}
        icon={state === 'copied' ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
        onClick={copy}
      >
        {words[state]}
      </Button>
      <VisuallyHidden role="status">{state !== 'idle' && words[state]}</VisuallyHidden>
    </>
  )
}
