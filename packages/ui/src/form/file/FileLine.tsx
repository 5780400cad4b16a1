import { token } from '@boardwalk/brand-kit'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { IconButton } from '../../button/IconButton.tsx'
import { createIcon } from '../../icon/create-icon.tsx'
import { CloseIcon } from '../../icon/icons.ts'
import { AlertIcon, CheckIcon } from '../../icon/icons-more.ts'
import { useObjectUrl } from './use-object-url.ts'

const PaperIcon = /* @__PURE__ */ createIcon(
  'M6 3.5h8l4 4v12a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1zM14 3.5v4h4',
)

type Props = {
  file: File
  /** Shows the picture as wide as the list, so that its text can be read before it is sent. */
  isLarge?: boolean | undefined
  size: string
  progress?: number | undefined
  progressLabel: string
  error?: ReactNode
  removeLabel: string
  onRemove?: (() => void) | undefined
}

/** One file of a list: picture, name, progress, error. */
export function FileLine({ file, isLarge, size, progress, progressLabel, error, removeLabel, onRemove }: Props) {
  const preview = useObjectUrl(!error && file.type.startsWith('image/') ? file : undefined)
  const isUnderWay = progress !== undefined && progress < 1
  return (
    <Line data-error={error ? true : undefined}>
      <Thumb data-large={(isLarge && preview) || undefined}>
        {preview ? <img src={preview} alt="" /> : error ? <AlertIcon size={20} /> : <PaperIcon size={20} />}
      </Thumb>
      <Facts>
        <Name>
          <bdi>{file.name}</bdi>
          {!error && progress === 1 && <CheckIcon size={16} />}
        </Name>
        {error ? <Wrong>{error}</Wrong> : <Size>{size}</Size>}
        {isUnderWay && !error && <Bar aria-label={progressLabel} max={1} value={Math.max(0, progress)} />}
      </Facts>
      {onRemove && (
        <IconButton label={removeLabel} onClick={onRemove}>
          <CloseIcon size={18} />
        </IconButton>
      )}
    </Line>
  )
}

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-3')};
  padding: ${token('space-2')};
  border: ${token('border-width')} solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  &[data-error] { border-color: ${token('color-negative')}; }
`
const Thumb = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: min(${token('radius-control')}, 8px);
  background: ${token('color-surface-sunken')};
  color: ${token('color-text-muted')};
  overflow: hidden;
  & > img { inline-size: 100%; block-size: 100%; object-fit: cover; }
  &[data-large] { inline-size: 100%; block-size: auto; }
  &[data-large] > img { max-block-size: 240px; object-fit: contain; }
  [data-error] > & { color: ${token('color-on-negative-soft')}; background: ${token('color-negative-soft')}; }
`
const Facts = styled.span`
  display: grid;
  flex: 1 1 5em;
  gap: ${token('space-1')};
  min-inline-size: 0;
  font-size: ${token('text-sm')};
`
const Name = styled.span`
  display: flex;
  align-items: center;
  gap: ${token('space-1')};
  overflow-wrap: anywhere;
  & > bdi { min-inline-size: 0; }
  & > svg { color: ${token('color-on-positive-soft')}; }
`
const Size = styled.span`color: ${token('color-text-muted')};`
const Wrong = styled.span`color: ${token('color-on-negative-soft')};`
const Bar = styled.progress`
  appearance: none;
  inline-size: 100%;
  block-size: 6px;
  border: 0;
  border-radius: ${token('radius-pill')};
  background: ${token('color-surface-sunken')};
  overflow: hidden;
  &::-webkit-progress-bar { background: ${token('color-surface-sunken')}; }
  &::-webkit-progress-value { background: ${token('color-accent')}; border-radius: ${token('radius-pill')}; }
  &::-moz-progress-bar { background: ${token('color-accent')}; }
`
