import { PNG } from 'pngjs'
import type { BrowserCommand } from 'vitest/node'
import { compare } from './compare.ts'
import { checkPicture, type PictureOf } from './picture-files.ts'

type Context = Parameters<BrowserCommand<[]>>[0]

const take = async ({ iframe, page }: Context): Promise<Buffer> => {
  // Prevents hover styles.
  await page.mouse.move(-100, -100)
  return await iframe.locator('body').screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' })
}

/** Compares the current page with its recorded picture; a sentence when they differ. */
export const comparePicture: BrowserCommand<[of: PictureOf]> = async (context, of) =>
  checkPicture(of, await take(context), process.env.RECORD_PICTURES === 'true')

/** A picture of the current page, for comparing it with a later one. */
export const takePicture: BrowserCommand<[]> = async (context) => (await take(context)).toString('base64')

/** Pixels and boxes by which two taken pictures differ; nothing when they do not. */
export const comparePictures: BrowserCommand<[before: string, after: string]> = (_, before, after) => {
  const difference = compare(PNG.sync.read(Buffer.from(before, 'base64')), PNG.sync.read(Buffer.from(after, 'base64')))
  return difference && { pixels: difference.pixels, boxes: difference.boxes }
}
