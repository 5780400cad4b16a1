import { fakeId, makeGame } from '@boardwalk/api-client/fakes'

/** Games from the n-th to the m-th, as a page of a list holds them. */
export const gamesFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => makeGame({}, first + index))

export const gameAddress = (n: number) => `/game?id=${fakeId(n)}&vendor=NOVA&type=RNG&name=Lantern+Tide+${n}`

/** An answer that never comes. */
export const never = () => new Promise<never>(() => {})
