/** The member's id in bytes, base64url. An authenticator stores it as the account of a passkey. */
export const userHandleOf = (memberId: string): string =>
  Buffer.from(memberId.replaceAll('-', ''), 'hex').toString('base64url')
