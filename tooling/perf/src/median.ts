/** The value in the middle by a measure; undefined of none. */
export const medianBy = <Value>(values: readonly Value[], of: (value: Value) => number): Value | undefined =>
  values.toSorted((a, b) => of(a) - of(b))[Math.floor(values.length / 2)]

export const median = (values: readonly number[]): number => medianBy(values, Number) ?? Number.NaN
