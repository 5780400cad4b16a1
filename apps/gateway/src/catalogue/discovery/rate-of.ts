/** Units of 1/10 000 as a fraction of one: 9642 is `0.9642`. */
export const rateOf = (rtp: number): string => (rtp >= 10_000 ? '1' : `0.${String(rtp).padStart(4, '0')}`)
