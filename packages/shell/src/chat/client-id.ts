/** Identity of a message before it is sent: a random UUID, also where `crypto.randomUUID` is missing (plain http). */
export function newClientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const [versioned, variant] = [((bytes[6] ?? 0) & 0x0f) | 0x40, ((bytes[8] ?? 0) & 0x3f) | 0x80]
  bytes.set([versioned], 6)
  bytes.set([variant], 8)
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
