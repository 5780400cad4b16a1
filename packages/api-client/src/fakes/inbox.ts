import type { Endpoints, Value } from '../contract/index.ts'
import { fakeId, NOW } from './factories.ts'
import type { Fakes } from './fakes-type.ts'

type Answer = Value<Endpoints['messages']>
export type FakeMessage = Answer['list'][number]

/** One message of a list, unread, with overrides for a story or test. */
export const makeMessage = (over: Partial<FakeMessage> = {}, n = 1): FakeMessage => ({
  ...{ id: fakeId(n), title: `Message ${n}`, kind: 'SYSTEM', language: null, readAt: null, createdAt: NOW },
  ...over,
})

/** A page of the inbox, as the gateway counts it. */
export const makeMessages = (list: FakeMessage[], over: Partial<Answer> = {}): Answer => ({
  ...{ list, pageNo: 1, pageSize: 20, totalCount: list.length, totalPages: list.length > 0 ? 1 : 0 },
  ...{ unread: list.filter(({ readAt }) => readAt === null).length, asOf: NOW },
  ...over,
})

type OwnFeedback = Value<Endpoints['ownFeedback']>
type FakeFeedback = OwnFeedback['list'][number]

/** One feedback that waits for an answer, with overrides for a story or test. */
export const makeFeedback = (over: Partial<FakeFeedback> = {}, n = 1): FakeFeedback => ({
  ...{ refNo: `FB261121-000000000${n}`, questionType: 'GAME', content: `Feedback ${n}` },
  ...{ status: 'RECEIVED', createdAt: NOW, reply: null, repliedAt: null },
  ...over,
})

export const makeFeedbackPage = (list: FakeFeedback[], over: Partial<OwnFeedback> = {}): OwnFeedback => ({
  ...{ list, pageNo: 1, pageSize: 10, totalCount: list.length, totalPages: list.length > 0 ? 1 : 0 },
  ...over,
})

export const inboxFakes: Pick<Fakes, 'messages' | 'message' | 'readMessages' | 'deleteMessages' | 'ownFeedback'> = {
  messages: () => makeMessages([makeMessage(), makeMessage({ readAt: NOW }, 2)]),
  message: ({ id }) => ({ ...makeMessage({ id }), content: 'Have a look around.', link: null }),
  readMessages: () => ({ unread: 0 }),
  ownFeedback: () => makeFeedbackPage([]),
  deleteMessages: ({ ids }) => ({ deleted: ids.length, unread: 0 }),
}
