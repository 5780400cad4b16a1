import { MailIcon } from '@boardwalk/ui'
import { expect, it } from 'vitest'
import { lazyPage } from '../feature.ts'
import type { Overlay, OverlayPage } from '../overlay-contract.ts'
import { leaveOverlays } from './leave-page.ts'

const nothing = lazyPage(async () => () => null)
const page = (key: string, name: string): OverlayPage => ({
  ...{ key, reads: [name], page: nothing },
  ...{ title: 'shell:nav.more', icon: MailIcon },
})
const overlay = (first: OverlayPage, ...others: OverlayPage[]): Overlay => ({
  ...{ title: 'shell:nav.more', audience: 'members' },
  ...{ pages: [first, ...others], defaultPage: first.key },
})
const overlays = {
  post: overlay(page('letters', 'part'), page('parcels', 'size')),
  desk: overlay(page('drawer', 'mode')),
}

it.each([
  ['?post=parcels&size=L&q.page=2&topic=money', 'topic=money'],
  // The default page of an overlay has an empty address.
  ['?post=&part=2&topic=money', 'topic=money'],
  // Names that the page below reads stay, even where a page that is not open has the same.
  ['?post=parcels&size=L&mode=hot&part=2', 'mode=hot&part=2'],
])('%s without its overlay is %s', (before, after) => {
  expect(`${leaveOverlays(new URLSearchParams(before), overlays)}`).toBe(after)
})
