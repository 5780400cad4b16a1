import { token } from '@boardwalk/brand-kit'
import { useLayoutEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { useMayLoad } from './use-lazy-source.ts'

export type ArtProps = {
  src?: string | undefined
  /** Tried once when `src` fails; when it fails too, a drawn placeholder stays. */
  fallback?: string | undefined
  /** Empty when a name stands beside the picture. */
  alt?: string
  width: number
  height: number
  /** Loads at once and first: for what is in the first view. */
  isPriority?: boolean
  className?: string
}

/** A picture that fills its frame, and cannot loop on a broken address. */
export function Art({ src, fallback, alt = '', width, height, isPriority = false, className }: ArtProps) {
  const frame = useRef<HTMLSpanElement>(null)
  const image = useRef<HTMLImageElement>(null)
  const mayLoad = useMayLoad(frame, !isPriority)
  const [failed, setFailed] = useState<readonly string[]>([])
  const source = [src, fallback].find((candidate) => candidate && !failed.includes(candidate))
  const fail = () => source && setFailed((before) => [...before, source])

  // A picture of the server's HTML may have failed before anybody listened.
  useLayoutEffect(() => {
    const { complete = false, naturalWidth = 0, currentSrc = '' } = image.current ?? {}
    if (complete && naturalWidth === 0 && currentSrc !== '') fail()
  }, [source])

  return (
    <Frame ref={frame} className={className}>
      {source && mayLoad && (
        <Image
          ref={image}
          src={source}
          alt={alt}
          width={width}
          height={height}
          decoding="async"
          loading={isPriority ? 'eager' : 'lazy'}
          {...(isPriority && { fetchPriority: 'high' })}
          onError={fail}
        />
      )}
    </Frame>
  )
}

const Frame = styled.span`
  position: relative;
  display: block;
  overflow: hidden;
  background: ${token('color-skeleton')} ${token('image-motif')} center / 60% no-repeat;
`

const Image = styled.img`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`
