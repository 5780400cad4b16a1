import { bannerBudget, type Fault, judge, lowestQuality, overBudget, unreadable } from '@boardwalk/brand-kit/pictures'
import { bannerSize } from '../kit.ts'
import type { Bytes, Painter } from './painter.ts'

/** Lists the problems of a picture for a group of banners, its weight included. */
export type Scale = {
  weigh: (bytes: Bytes, group: string) => Promise<readonly Fault[]>
  /** Whether the build may weigh it otherwise. */
  isEstimate: boolean
}

/** The build's own encoder, on the development server. */
export const serverScale = (address: string): Scale => ({
  isEstimate: false,
  async weigh(bytes, group) {
    const headers = { 'content-type': 'application/octet-stream' }
    const answer = await fetch(`${address}/${group}`, { method: 'POST', headers, body: bytes })
    if (!answer.ok) throw new Error(`The picture could not be weighed: the server answered ${answer.status}.`)
    return (await answer.json()) as Fault[]
  },
})

/** The browser's encoder, which comes close: for a page without a server, such as the built Storybook. */
export const browserScale = (painter: Painter): Scale => ({
  isEstimate: true,
  async weigh(bytes, group) {
    const { faults } = judge(bytes, bannerSize(group))
    if (faults.length > 0) return faults
    const picture = await painter.unpack(bytes)
    if (picture === null) return [unreadable('a broken file')]
    const smallest = await picture.encode(1280, lowestQuality)
    return smallest.length > bannerBudget ? [overBudget(bannerBudget, smallest.length)] : []
  },
})
