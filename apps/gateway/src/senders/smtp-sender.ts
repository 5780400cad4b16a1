import { createTransport } from 'nodemailer'
import type { Sender } from './sender.ts'

const timeoutMs = 10_000

/** E-mail over SMTP; `url` as in `smtps://user:password@mail.example:465`. Addresses and subject go through the library, which folds line ends. */
export function smtpSender(url: string, from: string): Sender {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
  return {
    async send({ id, destination, subject, body, html }) {
      // Mail programs show two copies of one Message-ID once.
      const named = id && { messageId: `<${id}@${from.match(/@([^>\s]+)/)?.[1] ?? 'localhost'}>` }
      await transport.sendMail({ ...named, from, to: { name: '', address: destination }, subject, text: body, html })
    },
    close: async () => transport.close(),
  }
}
