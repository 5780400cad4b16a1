type Option = { value: string; label: string }

/** The words of the filters that narrow a list, in the order of the filters; `ALL` narrows nothing. */
export const chosenOf = <K extends string>(
  options: Readonly<Record<K, readonly Option[]>>,
  asked: Readonly<Record<NoInfer<K>, string>>,
): string[] =>
  (Object.keys(options) as K[]).flatMap((name) =>
    asked[name] === 'ALL' ? [] : (options[name].find(({ value }) => value === asked[name])?.label ?? []),
  )
