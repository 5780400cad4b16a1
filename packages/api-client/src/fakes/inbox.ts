import type { Endpoints, Value } from '../contract/index.ts'
import { fakeId, NOW } from './factories.ts'
import type { Fakes } from './fakes-type.ts'

type Answer = Value<Endpoints['messages']>
export type FakeMessage = Answer['list'][number]

/** One message of a list, unread, with overrides for a story or test. */
export const makeMessage = (over: Partial<FakeMessage> = {}, n = 1): FakeMessage => ({
  ...{ id: fakeId(n), title: `Message ${n}`, kind: 'SYSTEM', readAt: null, createdAt: NOW },
  ...over,
})

/** A page of the inbox, as the gateway counts it. */
export const makeMessages = (list: FakeMessage[], over: Partial<Answer> = {}): Answer => ({
  ...{ list, pageNo: 1, pageSize: 20, totalCount: list.length, totalPages: list.length > 0 ? 1 : 0 },
  ...{ unread: list.filter(({ readAt }) => readAt === null).length, asOf: NOW },
  ...over,
})

export const inboxFakes: Pick<Fakes, 'messages' | 'message' | 'readMessages' | 'deleteMessages'> = {
  messages: () => makeMessages([makeMessage(), makeMessage({ readAt: NOW }, 2)]),
  message: ({ id }) => ({ ...makeMessage({ id }), content: 'Have a look around.', link: null }),
  readMessages: () => ({ unread: 0 }),
  deleteMessages: ({ ids }) => ({ deleted: ids.length, unread: 0 }),
}
