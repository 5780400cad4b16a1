import { fakeId, makeGame } from '@boardwalk/api-client/fakes'

/** Games from the n-th to the m-th, as on a page of a list. */
export const gamesFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => makeGame({}, first + index))

export const gameAddress = (n: number) => `/game?id=${fakeId(n)}&vendor=NOVA&type=RNG&name=Lantern+Tide+${n}`

/** A response that never arrives. */
export const never = () => new Promise<never>(() => {})
