import type { RenderInput, RenderOutput, StorefrontServer } from '@boardwalk/api-client/contract'

/** One render of a storefront whose server bundle is at that address; without an input only its code is read. */
export type RenderTask = { bundleUrl: string; input?: RenderInput }

/** Runs on a thread of its own: a render is some 50 ms of work in one piece, and bets must not wait for it. */
export default async ({ bundleUrl, input }: RenderTask): Promise<RenderOutput | null> => {
  const { storefront } = (await import(bundleUrl)) as { storefront: StorefrontServer }
  return input ? await storefront.render(input) : null
}
