import type { RouteSpec } from '../feature-contract.ts'

type Reads = Pick<RouteSpec, 'queries'>

/** Replaces `preload.ts` in browsers, which fetch data when they show it: their entry has no room for the server's part. */
export const helpReads: Reads = {}
export const downloadReads: Reads = {}
export const offerReads: Reads = {}
export const noticeReads: Reads = {}
export const oneRead = (_endpoint: string): Reads => ({})
export const textReads = (_endpoint: string, _arg?: { name?: string }): Reads => ({})
