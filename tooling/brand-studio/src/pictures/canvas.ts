/** A drawing as a picture of this page. */
export async function loadSvg(text: string): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.src = `data:image/svg+xml,${encodeURIComponent(text)}`
  await picture.decode()
  return picture
}

export function sheet(width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser cannot draw on a canvas.')
  return { canvas, pen }
}
