import { token } from '@boardwalk/brand-kit'
import { maxSourceBytes, photoEndings } from '@boardwalk/brand-kit/pictures'
import { FileDrop, type FileRefusal, Notice } from '@boardwalk/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { type BannerGroup, bannerSize } from '../kit.ts'
import { useStudioPage } from '../page/studio-context.ts'
import { painter } from '../pictures/painter.ts'
import { inOneSentence, takePhoto } from '../pictures/take-photo.ts'

const megabytes = `${maxSourceBytes / 1e6} MB`
const refusals: Record<FileRefusal, string> = {
  type: 'expected a PNG, JPEG, WebP or AVIF picture, found another kind of file.',
  size: `expected at most ${megabytes}.`,
  empty: 'the file is empty.',
  count: 'one picture at a time.',
}
const labels = {
  prompt: 'Drop a picture here, paste it, or press to choose one',
  remove: (name: string) => `Dismiss the message about ${name}`,
  sending: (name: string) => name,
  refused: (reason: FileRefusal, name: string) => `${name}: ${refusals[reason]}`,
  size: (bytes: number) => `${Math.ceil(bytes / 1000)} kB`,
}

type Said = { tone: 'negative' | 'info'; lines: readonly string[] }
const cleaned = 'What the camera wrote into the picture, such as the place, was taken out.'
const estimated =
  'Weighed by this browser. The build has an encoder of its own: run brand:check before you hand it over.'
const messageOf = (reason: unknown) => (reason instanceof Error ? reason.message : String(reason))

type PhotoDropProps = {
  group: BannerGroup
  label: string
  onTake: (taken: { text: string; ending: string }) => void
}

/** A picture in pixels for a group of banners: dropped, chosen or pasted, or refused in the words of the check. */
export function PhotoDrop({ group, label, onTake }: PhotoDropProps) {
  const [said, say] = useState<Said | null>(null)
  const { scale } = useStudioPage()
  const { width, height } = bannerSize(group)
  const take = async (file: File) => {
    say(null)
    const taken = await takePhoto(new Uint8Array(await file.arrayBuffer()), group, painter, scale)
    const lines = taken.faults.map((fault) => inOneSentence(file.name, fault))
    if (taken.text === null) return say({ tone: 'negative', lines })
    const notes = [...(taken.isCleaned ? [cleaned] : []), ...(scale.isEstimate ? [estimated] : [])]
    if (notes.length > 0) say({ tone: 'info', lines: notes })
    onTake(taken)
  }
  const takeFirst = ([file]: File[]) => {
    if (file) take(file).catch((reason: unknown) => say({ tone: 'negative', lines: [messageOf(reason)] }))
  }
  return (
    <Root>
      <FileDrop
        label={label}
        hint={`At least ${width} × ${height} in this shape, at most ${megabytes}. No words in it: they would stay in one language.`}
        accept={photoEndings.map((ending) => `.${ending}`).join()}
        maxFiles={1}
        files={[]}
        onAdd={takeFirst}
        onRemove={() => {}}
        onRefuse={() => say(null)}
        labels={labels}
      />
      {said && (
        <Notice tone={said.tone} isAlert>
          {said.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Notice>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-2')};
`
