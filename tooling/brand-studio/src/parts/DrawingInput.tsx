import { token } from '@boardwalk/brand-kit'
import { Button, Notice, UploadIcon, VisuallyHidden } from '@boardwalk/ui'
import { type ReactNode, useRef, useState } from 'react'
import styled from 'styled-components'
import { cleanSvg } from '../files/clean-svg.ts'
import { pictureKind } from '../files/picture-kind.ts'
import { usePaint } from './use-paint.ts'

export type DrawingInputProps = {
  title: string
  /** Name of the file. */
  file: string
  /** Text of the drawing, where it is known. */
  source: string | undefined
  /** Colour that it is shown on. */
  ground: string
  problem?: string | undefined
  onTake: (svg: string) => void
  /** Further buttons. */
  children?: ReactNode
}

/** Shows a drawing on its ground and lets the user replace it; scripts and external references are removed. */
export function DrawingInput({ title, file, source, ground, problem, onTake, children }: DrawingInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const [said, say] = useState<{ tone: 'negative' | 'warning'; text: string } | null>(null)
  const paint = usePaint<HTMLDivElement>({ '--ground': ground })
  const take = async (chosen: File | undefined) => {
    if (!chosen) return
    const bytes = new Uint8Array(await chosen.arrayBuffer())
    const kind = pictureKind(bytes)
    if (kind !== null)
      return say({ tone: 'negative', text: `${chosen.name}: expected an SVG drawing, found ${kind} picture.` })
    const clean = cleanSvg(new TextDecoder().decode(bytes))
    if (clean.text === null) return say({ tone: 'negative', text: `${chosen.name}: ${clean.error}` })
    say(clean.removed.length > 0 ? { tone: 'warning', text: `Taken out: ${clean.removed.join(', ')}.` } : null)
    onTake(clean.text)
  }
  return (
    <Root>
      <Ground ref={paint}>
        {source && <img src={`data:image/svg+xml,${encodeURIComponent(source)}`} alt={`${title} as it is now`} />}
      </Ground>
      <div>
        <strong>{title}</strong>
        <small>{file}</small>
      </div>
      <Button size="small" variant="outline" icon={<UploadIcon size={16} />} onClick={() => input.current?.click()}>
        Replace<VisuallyHidden> {title}</VisuallyHidden>
      </Button>
      {children}
      <input
        ref={input}
        hidden
        type="file"
        accept=".svg,image/svg+xml"
        aria-label={`File for ${title}`}
        onChange={({ target }) => {
          void take(target.files?.[0])
          target.value = ''
        }}
      />
      {said && (
        <Said>
          <Notice tone={said.tone} isAlert>
            {said.text}
          </Notice>
        </Said>
      )}
      {problem && (
        <Said>
          <Notice tone="negative" isAlert>
            {problem}
          </Notice>
        </Said>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-3')};
  font-size: ${token('text-sm')};
  & > div:nth-child(2) { display: grid; flex: 1; min-inline-size: 8rem; overflow-wrap: anywhere; }
  & small { color: ${token('color-text-muted')}; }
`
const Ground = styled.div`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 132px;
  block-size: 56px;
  padding: ${token('space-2')};
  border: 1px solid ${token('color-border')};
  border-radius: 10px;
  background: var(--ground);
  & > img { max-inline-size: 100%; max-block-size: 40px; }
`
const Said = styled.div`flex: 1 1 100%;`
