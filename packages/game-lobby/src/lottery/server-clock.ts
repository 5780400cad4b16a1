import { lazyApi } from '@boardwalk/api-client/lazy'

let offset = 0

/** Every response contains the server's time; those of the lotteries set the clock for the countdown of their draws. */
lazyApi.enhanceEndpoints({
  endpoints: {
    popularLottery: { onQueryStarted: (_, { queryFulfilled }) => setBy(queryFulfilled) },
    vnMenu: { onQueryStarted: (_, { queryFulfilled }) => setBy(queryFulfilled) },
  },
})

async function setBy(answer: PromiseLike<{ meta: { serverTime: string } | undefined }>) {
  try {
    const { meta } = await answer
    if (meta) offset = Date.parse(meta.serverTime) - Date.now()
  } catch {
    // A failed read has no time; the clock continues unchanged.
  }
}

/** The server's time in milliseconds since 1970. For handlers and effects: a render must not read it. */
export const serverNow = () => Date.now() + offset
