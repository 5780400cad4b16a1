import { token } from '@boardwalk/brand-kit'
import { useLayoutEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { useMayLoad } from './use-lazy-source.ts'

export type ArtProps = {
  src?: string | undefined
  /** Widths of the same picture to choose from, for one that is as wide as the page. */
  srcSet?: string | undefined
  /** Tried once when `src` fails; when it fails too, a drawn placeholder stays. */
  fallback?: string | undefined
  /** Empty when the name is written beside the picture. */
  alt?: string
  width: number
  height: number
  /** Loads eagerly: for pictures in the first view. */
  isPriority?: boolean
  /** The largest of these. It is painted later when others share a slow network with it, so they have a low priority. */
  isLargest?: boolean
  /** Far below the first view: not even the server's HTML loads it before it is seen. */
  isBelow?: boolean
  className?: string
}

/** A picture that fills its frame, and cannot loop on a broken address. */
export function Art(props: ArtProps) {
  const {
    src,
    fallback,
    isLargest = false,
    isPriority = isLargest,
    isBelow = false,
    className,
    alt = '',
    ...image
  } = props
  const frame = useRef<HTMLSpanElement>(null)
  const shown = useRef<HTMLImageElement>(null)
  const mayLoad = useMayLoad(frame, isPriority ? 'eager' : isBelow ? 'seen' : 'lazy')
  const [failed, setFailed] = useState<readonly string[]>([])
  const source = [src, fallback].find((candidate) => candidate && !failed.includes(candidate))
  const fail = () => source && setFailed((before) => [...before, source])

  // A picture of the server's HTML may have failed before there was a listener.
  useLayoutEffect(() => {
    const { complete = false, naturalWidth = 0, currentSrc = '' } = shown.current ?? {}
    if (complete && naturalWidth === 0 && currentSrc !== '') fail()
  }, [source])

  return (
    <Frame ref={frame} className={className}>
      {source && mayLoad && (
        <Image
          ref={shown}
          {...image}
          src={source}
          alt={alt}
          decoding="async"
          loading={isPriority ? 'eager' : 'lazy'}
          {...(isPriority && { fetchPriority: isLargest ? 'high' : 'low' })}
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
