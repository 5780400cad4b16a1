import { token } from '@boardwalk/brand-kit'
import { type ReactNode, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { bareList, tint, transition } from '../../foundation/mixins.ts'
import { createIcon } from '../../icon/create-icon.tsx'
import { type FieldText, FormField } from '../FormField.tsx'
import { checkFiles, type FileLimits, type FileRefusal, type RefusedFile } from './check-files.ts'
import { FileLine } from './FileLine.tsx'
import { useDrop } from './use-drop.ts'

const UploadIcon = /* @__PURE__ */ createIcon(
  'M12 15.5V4.5M7.5 9 12 4.5 16.5 9M4.5 15.5v3a1 1 0 0 0 1 1h13a1 1 0 0 0 1-1v-3',
)

export type DroppedFile = {
  /** Distinguishes files of one name. */
  id: string
  file: File
  /** 0 to 1 while it is sent; 1 when it has arrived; nothing before. */
  progress?: number
  /** The error of this file, such as a failed upload. */
  error?: ReactNode
}

export type FileDropLabels = {
  /** Instruction inside the area. */
  prompt: ReactNode
  remove: (name: string) => string
  /** Name of the progress bar. */
  sending: (name: string) => string
  /** Message for a file that was refused. */
  refused: (reason: FileRefusal, name: string) => ReactNode
  /** A size in the reader's language. */
  size: (bytes: number) => string
}

export type FileDropProps = FieldText &
  FileLimits & {
    /** The accepted files; the caller stores, sends and removes them. */
    files: readonly DroppedFile[]
    /** Files that keep to the limits. */
    onAdd: (files: File[]) => void
    onRemove: (id: string) => void
    /** Files that do not; they are shown with their reason until the next try. */
    onRefuse?: (refused: RefusedFile[]) => void
    labels: FileDropLabels
    /** Shows pictures large instead of as thumbs. */
    isLarge?: boolean
    id?: string
    name?: string
    required?: boolean
    disabled?: boolean
  }

/** File input by dragging, pressing, pasting or from the keyboard, with a list of the files. */
export function FileDrop(props: FileDropProps) {
  const { label, hint, error, note, id, files, onAdd, onRemove, onRefuse, labels, ...rest } = props
  const { accept, maxBytes, maxFiles, name, required, disabled = false, isLarge } = rest
  const ownId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<RefusedFile[]>([])
  const take = (added: File[]) => {
    const result = checkFiles(added, { accept, maxBytes, maxFiles }, files.length)
    setRefused(result.refused)
    if (result.taken.length > 0) onAdd(result.taken)
    if (result.refused.length > 0) onRefuse?.(result.refused)
  }
  const remove = (fileId: string) => {
    onRemove(fileId)
    // The button unmounts; move focus to the area.
    input.current?.focus()
  }
  const { isOver, handlers } = useDrop(!disabled, take)
  return (
    <FormField id={id ?? ownId} label={label} hint={hint} error={error} note={note}>
      {(control) => (
        <Stack>
          <Area {...handlers} data-over={isOver || undefined}>
            <UploadIcon size={28} />
            <span>{labels.prompt}</span>
            <Input
              {...control}
              ref={input}
              type="file"
              name={name}
              accept={accept}
              multiple={maxFiles !== 1}
              required={required && files.length === 0}
              disabled={disabled}
              onChange={(event) => {
                take([...(event.target.files ?? [])])
                // Or choosing the same file again would be no change.
                event.target.value = ''
              }}
            />
          </Area>
          {files.length > 0 && (
            <List>
              {files.map((entry) => (
                <FileLine
                  key={entry.id}
                  file={entry.file}
                  isLarge={isLarge}
                  size={labels.size(entry.file.size)}
                  progress={entry.progress}
                  progressLabel={labels.sending(entry.file.name)}
                  error={entry.error}
                  removeLabel={labels.remove(entry.file.name)}
                  onRemove={disabled ? undefined : () => remove(entry.id)}
                />
              ))}
            </List>
          )}
          <div role="status">
            {refused.length > 0 && (
              <List>
                {refused.map(({ file, reason }, index) => (
                  <FileLine
                    key={`${index} ${file.name}`}
                    file={file}
                    size=""
                    progressLabel=""
                    error={labels.refused(reason, file.name)}
                    removeLabel={labels.remove(file.name)}
                    onRemove={() => setRefused(refused.filter((other) => other.file !== file))}
                  />
                ))}
              </List>
            )}
          </div>
        </Stack>
      )}
    </FormField>
  )
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-2')};
  min-inline-size: 0;
`
const Area = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${token('space-2')};
  padding: ${token('space-5')} ${token('space-4')};
  border: 2px dashed ${token('color-border-strong')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  color: ${token('color-text-muted')};
  text-align: center;
  ${transition('border-color', 'background-color')}
  &:hover:not(:has(:disabled)), &[data-over] { border-color: ${token('color-accent')}; background: ${tint('color-accent', 8)}; }
  &:has(:focus-visible) { outline: 2px solid ${token('color-focus')}; outline-offset: 2px; }
  &:has([aria-invalid='true']) { border-color: ${token('color-negative')}; }
  &:has(:disabled) { background: ${token('color-surface-sunken')}; & > svg { opacity: 0.4; } }
`
// The whole area is the platform's own file input, unseen: pressing, tapping and keys need no script.
const Input = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  opacity: 0;
  cursor: pointer;
  &::file-selector-button { cursor: pointer; }
  &:disabled { cursor: not-allowed; }
`
const List = styled.ul`
  ${bareList}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-2')};
`
