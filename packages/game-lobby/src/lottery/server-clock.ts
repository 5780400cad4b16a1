import { lazyApi } from '@boardwalk/api-client/lazy'

let offset = 0

/** Every answer says the server's time; the lotteries' own answers set the clock that their draws are counted down by. */
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
    // A failed read says no time; the clock goes on as it was.
  }
}

/** The server's time in milliseconds since 1970. For handlers and effects: a render must not read it. */
export const serverNow = () => Date.now() + offset
