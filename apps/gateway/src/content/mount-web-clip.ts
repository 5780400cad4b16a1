import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { originOf } from '../edge/visit.ts'
import { merchantOfAddress } from '../http/endpoints/facts.ts'
import { markup } from '../http/markup.ts'

/**
 * `/download/ios.mobileconfig`: a profile that puts the storefront on the home screen of an iPhone, for those who do
 * not find the browser's own way. Unsigned, removable, and only a web clip.
 */
export function mountWebClip(app: FastifyInstance, deps: Deps): void {
  app.get('/download/ios.mobileconfig', async (request, reply) => {
    const merchant = merchantOfAddress(deps, request.hostname, request.socket.localPort)
    const brand = deps.brands.get(merchant.code)
    if (!brand) return reply.callNotFound()
    // The profile stays on the phone, so only a host of the brand may be written into it.
    const url = `${originOf(deps, request, merchant)}/`
    const icon = await readFile(path.join(deps.config.root, 'brands', brand.id, 'assets', brand.assets.touchIcon))
    return reply
      .headers({
        'content-disposition': `attachment; filename="${brand.id}.mobileconfig"`,
        'x-content-type-options': 'nosniff',
      })
      .type('application/x-apple-aspen-config')
      .send(webClip({ name: brand.name, id: brand.id, url, icon }))
  })
}

type Clip = { name: string; id: string; url: string; icon: Buffer }

/** A UUID that stays the same, so that installing again replaces the old clip. */
function stableUuid(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}

const webClip = ({ name, id, url, icon }: Clip): string =>
  markup`<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict>
<key>PayloadType</key><string>Configuration</string>
<key>PayloadVersion</key><integer>1</integer>
<key>PayloadIdentifier</key><string>boardwalk.${id}</string>
<key>PayloadUUID</key><string>${stableUuid(`profile ${url}`)}</string>
<key>PayloadDisplayName</key><string>${name}</string>
<key>PayloadContent</key><array><dict>
<key>PayloadType</key><string>com.apple.webClip.managed</string>
<key>PayloadVersion</key><integer>1</integer>
<key>PayloadIdentifier</key><string>boardwalk.${id}.clip</string>
<key>PayloadUUID</key><string>${stableUuid(`clip ${url}`)}</string>
<key>Label</key><string>${name}</string>
<key>URL</key><string>${url}</string>
<key>Icon</key><data>${icon.toString('base64')}</data>
<key>IsRemovable</key><true/>
<key>FullScreen</key><true/>
</dict></array>
</dict></plist>
`.toString()
