export type Channel = 'SMS' | 'EMAIL'

export type OutgoingMessage = {
  /** Names the message where it could be sent again; without one each is new. */
  id?: string
  merchant: string
  destination: string
  subject: string
  /** Plain text. */
  body: string
  /** The same words for mail programs that show HTML. */
  html?: string
}

/** A way to reach people. `send` resolves once the message is on its way and throws when it is not. */
export type Sender = { send(message: OutgoingMessage): Promise<void>; close(): Promise<void> }

/** Null: there is no sender, and a request that needs one is refused. */
export type Senders = Record<Channel, Sender | null>
