import type { IncomingMessage } from 'node:http'
import { type BannerGroup, bannerGroups } from '@boardwalk/brand-kit/lists'
import { bannerSize } from '@boardwalk/brand-kit/node'
import { maxSourceBytes } from '@boardwalk/brand-kit/pictures'
import { weighBanner } from '@boardwalk/brand-kit/raster'
import type { Connect } from 'vite'

const address = /^\/studio\/weigh\/(\w+)$/
const isGroup = (name: string | undefined): name is BannerGroup => bannerGroups.some((group) => group === name)
/** No form of another site can send this kind without asking first. */
const kind = 'application/octet-stream'

/**
 * `POST /studio/weigh/<group>`: a build's verdict on a banner in pixels. The Brand Studio requests it, because a
 * browser's encoder makes other sizes than the build's.
 */
export const studioScale: Connect.NextHandleFunction = (request, response, next) => {
  const [, group] = address.exec(request.url ?? '') ?? []
  if (!isGroup(group) || request.method !== 'POST' || request.headers['content-type'] !== kind) return next()
  weigh(request, group).then((faults) => {
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    response.end(JSON.stringify(faults))
  }, next)
}

async function weigh(request: IncomingMessage, group: BannerGroup) {
  return weighBanner(await bodyOf(request), bannerSize(group))
}

/** Buffers no more than needed to detect a source that is too heavy. */
async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    if (length <= maxSourceBytes) parts.push(part)
    length += part.length
  }
  return Buffer.concat(parts)
}
