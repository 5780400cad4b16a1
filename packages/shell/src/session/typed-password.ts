let typed: string | null = null

/**
 * The password that was just used to sign in, for a change that must follow at once: it is not requested a second time
 * (visitor specification §5). In memory only; a reload forgets it.
 */
export const keepTypedPassword = (password: string | null) => {
  typed = password
}

export const typedPassword = () => typed
