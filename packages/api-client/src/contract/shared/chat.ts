import * as v from 'valibot'
import { Id, Int, Text, Ts } from '../scalars.ts'

/** `from` is a stable alias of the author in this merchant, `name` its masked name; `level` is 0 without a club. */
export const ChatMessage = v.object({
  id: Id,
  room: Text,
  from: Text,
  name: Text,
  level: Int,
  text: Text,
  at: Ts,
  mine: v.boolean(),
})
export type ChatMessage = v.InferOutput<typeof ChatMessage>
