import { token } from '@boardwalk/brand-kit'
import { type ReactNode, useMemo, useRef } from 'react'
import styled from 'styled-components'
import { Button } from '../button/Button.tsx'
import { DownloadIcon } from '../icon/icons-actions.ts'
import { drawQr, type QrCorrection, quietZone } from './qr-path.ts'
import { savePicture } from './save-picture.ts'

export type QrCodeProps = {
  /** The encoded text, such as an address. */
  value: string
  /** Effect of scanning it: `Opens the app for Android`. */
  label: string
  /** Side in pixels; never wider than its place. */
  size?: number
  /** How much of it may be dirty or covered: L 7%, M 15%, Q 25%, H 30%. */
  correction?: QrCorrection
  /** Under the code. */
  caption?: ReactNode
  /** Shows a button that saves the code as a picture. */
  downloadLabel?: string
  fileName?: string
  /** In place of a code that cannot be drawn; the value itself without it. */
  fallback?: ReactNode
}

/** A code for a phone's camera, dark on light in every theme, because many readers cannot read the opposite. */
export function QrCode(props: QrCodeProps) {
  const { value, label, size = 192, correction = 'M', caption, downloadLabel, fileName = 'code.png', fallback } = props
  const drawing = useMemo(() => drawQr(value, correction), [value, correction])
  const picture = useRef<SVGSVGElement>(null)
  if (!drawing) return <Plain>{fallback ?? value}</Plain>

  const side = drawing.size + 2 * quietZone
  const save = () => {
    if (!picture.current) return
    const { color, backgroundColor } = getComputedStyle(picture.current)
    savePicture(drawing, { dark: color, light: backgroundColor }, fileName)
  }
  return (
    <Figure>
      <Code
        ref={picture}
        role="img"
        aria-label={label}
        width={size}
        height={size}
        viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
        shapeRendering="crispEdges"
      >
        <path d={drawing.path} fill="currentColor" />
      </Code>
      {caption && <Caption>{caption}</Caption>}
      {downloadLabel && (
        <Button variant="outline" size="small" icon={<DownloadIcon size={18} />} onClick={save}>
          {downloadLabel}
        </Button>
      )}
    </Figure>
  )
}

const Figure = styled.figure`
  display: inline-grid;
  justify-items: center;
  gap: ${token('space-2')};
  max-inline-size: 100%;
`

const Code = styled.svg`
  max-inline-size: 100%;
  block-size: auto;
  border-radius: min(${token('radius-card')}, 12px);
  background: ${token('color-surface')};
  color: ${token('color-text')};
  [data-theme='dark'] & { background: ${token('color-text')}; color: ${token('color-page')}; }
  @media (forced-colors: active) { forced-color-adjust: none; }
`

const Caption = styled.figcaption`
  font-size: ${token('text-sm')};
  text-align: center;
  overflow-wrap: anywhere;
`

const Plain = styled.span`overflow-wrap: anywhere;`
