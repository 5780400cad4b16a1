import { useState } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { EyeIcon, EyeOffIcon } from '../icon/icons.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix'> & { labels: { show: string; hide: string } }

/** A secret that can be shown while typing. */
export function PasswordField({ labels, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      type={isShown ? 'text' : 'password'}
      suffix={
        <IconButton label={isShown ? labels.hide : labels.show} onClick={() => setShown(!isShown)}>
          {isShown ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
        </IconButton>
      }
    />
  )
}
