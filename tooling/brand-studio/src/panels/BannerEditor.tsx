import { token } from '@boardwalk/brand-kit'
import { maxSourceBytes, photoEndings } from '@boardwalk/brand-kit/pictures'
import { Button, FileDrop, type FileRefusal, Notice } from '@boardwalk/ui'
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

type Said = { tone: 'negative' | 'info'; lines: readonly string[] }

/** A picture in pixels in the place of one banner's drawing: dropped, chosen or pasted. */
export function BannerEditor({ group, title, isPhoto }: { group: BannerGroup; title: string; isPhoto: boolean }) {
  const { pictures } = useStudioPage()
  const [said, say] = useState<Said | null>(null)
  const { width, height } = bannerSize(group)
  const take = async ([file]: File[]) => {
    if (!file) return
    say(null)
    const taken = await takePhoto(new Uint8Array(await file.arrayBuffer()), group, painter)
    if (taken.text === null)
      return say({ tone: 'negative', lines: taken.faults.map((fault) => inOneSentence(file.name, fault)) })
    if (taken.isCleaned)
      say({ tone: 'info', lines: ['What the camera wrote into the picture, such as the place, was taken out.'] })
    pictures.replace(group, taken)
  }
  return (
    <Root>
      <FileDrop
        label={`Picture for ${title}`}
        hint={`At least ${width} × ${height} in this shape, at most ${megabytes}. No words in it: they would stay in one language.`}
        accept={photoEndings.map((ending) => `.${ending}`).join()}
        maxFiles={1}
        files={[]}
        onAdd={(files) =>
          void take(files).catch((reason: unknown) => say({ tone: 'negative', lines: [messageOf(reason)] }))
        }
        onRemove={() => {}}
        onRefuse={() => say(null)}
        labels={{
          prompt: 'Drop a picture here, paste it, or press to choose one',
          remove: (name) => `Dismiss the message about ${name}`,
          sending: (name) => name,
          refused: (reason, name) => `${name}: ${refusals[reason]}`,
          size: (bytes) => `${Math.ceil(bytes / 1000)} kB`,
        }}
      />
      {said && (
        <Notice tone={said.tone} isAlert>
          {said.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Notice>
      )}
      {isPhoto && (
        <Button size="small" variant="outline" onClick={() => pictures.replace(group, null)}>
          Back to the drawing
        </Button>
      )}
    </Root>
  )
}

const messageOf = (reason: unknown) => (reason instanceof Error ? reason.message : String(reason))

const Root = styled.div`
  display: grid;
  grid-column: 1 / -1;
  justify-items: start;
  gap: ${token('space-3')};
  padding-block: ${token('space-2')} ${token('space-4')};
  & > * { inline-size: 100%; }
  & > button { inline-size: auto; }
`
