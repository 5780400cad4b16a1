export const en = {
  title: 'Check a round',
  intro:
    'This page works any finished round out again and compares it with what was shown before it. It needs no network: keep it as a file, and check your rounds wherever you like. Nothing that you enter leaves this page.',
  record: 'Record of the round, or a list of records',
  file: 'Or a file with records',
  check: 'Check',
  unreadable: 'This is not the record of a round.',
  unknown: 'This page does not know that engine:',
  hash: 'The seed fits the hash that was shown before the round.',
  chain: 'The seed continues the chain of its table down to the anchor.',
  outcome: 'The seed gives this outcome.',
  payout: 'The outcome pays this amount.',
  failed: 'Does not match:',
  all: 'Everything matches.',
  some: 'Something does not match.',
  again: 'Outcome, worked out again',
  pays: 'Payout, worked out again',
  howTitle: 'How it works',
  how: 'Chance comes from HMAC-SHA-256 with the seed as its key. Rounds of one player: the text is the player’s seed, the round’s number and a count. Shared tables: the name of the table, the number of the round and a count; the SHA-256 of each seed is the seed of the round before. Rooms: the seeds of all players at the table, the number of the hand and a count. Whether hash and anchor were the ones that you were shown before the round, only your own note can tell; the page of the game keeps that note while it is open.',
}
export type VerifierStrings = Record<keyof typeof en, string>
