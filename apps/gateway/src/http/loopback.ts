/** Whether an address is this machine's own. */
export const isLoopback = (ip: string | undefined): boolean => /^(127\.|::1$|::ffff:127\.)/.test(ip ?? '')
