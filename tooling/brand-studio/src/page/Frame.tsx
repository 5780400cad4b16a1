import { token } from '@boardwalk/brand-kit'
import { useEffect, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { changed, type FrameMessage, listen, type Shown, showMessage } from '../preview/messages.ts'

type FrameProps = { address: string; title: string; width: number; shown: Shown }

/** A storefront in an iframe. Changes are sent to it as messages; it is never reloaded. */
export function Frame({ address, title, width, shown }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const box = useFit(frame, width)
  const sent = useRef<{ state: Partial<Shown>; serial: number; isReady: boolean }>({
    state: {},
    serial: 0,
    isReady: false,
  })
  const latest = useRef(shown)

  useEffect(() => {
    latest.current = shown
    if (sent.current.isReady) send(frame.current, sent.current, shown)
  })
  useEffect(
    () =>
      listen<FrameMessage>('ready', (_, source) => {
        if (source === null || source !== frame.current?.contentWindow) return
        sent.current = { state: {}, serial: sent.current.serial, isReady: true }
        send(frame.current, sent.current, latest.current)
      }),
    [],
  )
  return (
    <Root>
      <figcaption>{title}</figcaption>
      <Box ref={box}>
        <iframe ref={frame} src={address} title={`Preview: ${title}`} />
      </Box>
    </Root>
  )
}

type Sent = { state: Partial<Shown>; serial: number }

function send(frame: HTMLIFrameElement | null, sent: Sent, next: Shown): void {
  const change = changed(sent.state, next)
  if (Object.keys(change).length === 0) return
  sent.state = next
  sent.serial += 1
  frame?.contentWindow?.postMessage(showMessage(sent.serial, change), window.location.origin)
}

/** Gives the frame its full width and scales it down in a smaller space. */
function useFit(frame: { current: HTMLIFrameElement | null }, width: number) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const fit = () => {
      const { clientWidth = 0, clientHeight = 0 } = box.current ?? {}
      const scale = Math.min(1, clientWidth / width)
      const style = frame.current?.style
      style?.setProperty('width', `${width}px`)
      style?.setProperty('height', `${clientHeight / scale}px`)
      style?.setProperty('transform', scale < 1 ? `scale(${scale})` : 'none')
      style?.setProperty('left', `${Math.max(0, Math.floor((clientWidth - width) / 2))}px`)
    }
    const observer = new ResizeObserver(fit)
    if (box.current) observer.observe(box.current)
    fit()
    return () => observer.disconnect()
  }, [frame, width])
  return box
}

const Root = styled.figure`
  display: grid;
  flex: 1;
  grid-template-rows: auto minmax(0, 1fr);
  gap: ${token('space-1')};
  min-inline-size: 0;
  margin: 0;
  & > figcaption { color: ${token('color-text-muted')}; font-size: ${token('text-sm')}; text-align: center; }
`
const Box = styled.div`
  position: relative;
  overflow: hidden;
  min-block-size: 12rem;
  border-radius: 14px;
  & > iframe {
    position: absolute;
    inset-block-start: 0;
    max-inline-size: none;
    max-block-size: none;
    transform-origin: 0 0;
    border: 1px solid ${token('color-border')};
    border-radius: 14px;
    background: ${token('color-surface')};
  }
`
