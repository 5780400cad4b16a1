export const en = {
  title: 'Check a round',
  intro:
    'This page calculates any finished round again and compares it with what was shown before it. It needs no network: save it as a file and check your rounds anywhere. Nothing you enter leaves this page.',
  record: 'Record of the round, or a list of records',
  file: 'Or a file with records',
  check: 'Check',
  unreadable: 'This is not the record of a round.',
  unknown: 'This page does not know that engine:',
  hash: 'The seed matches the hash that was shown before the round.',
  chain: 'The seed continues the chain of its table down to the anchor.',
  outcome: 'The seed gives this result.',
  payout: 'The result pays this amount.',
  failed: 'It does not match:',
  all: 'Everything matches.',
  some: 'Something does not match.',
  again: 'Result, calculated again',
  pays: 'Payout, calculated again',
  howTitle: 'How it works',
  how: 'Random numbers come from HMAC-SHA-256 with the seed as its key. Rounds of one player: the text is the player’s seed, the round’s number and a count. Shared tables: the name of the table, the number of the round and a count. The SHA-256 of each seed is the seed of the round before. Rooms: the seeds of all players at the table, the number of the hand and a count. Only your own note shows whether the hash and the anchor are the ones you were shown before the round. The page of the game keeps that note while it is open.',
}
export type VerifierStrings = Record<keyof typeof en, string>
