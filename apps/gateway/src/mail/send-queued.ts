import { noticeMail } from '@boardwalk/brand-kit/mail'
import { isLanguageCode } from '@boardwalk/i18n/codes'
import { eq, sql } from '../db/orm.ts'
import { noticeMails } from '../db/schema/mail.ts'
import type { Deps } from '../deps.ts'
import type { Sender } from '../senders/sender.ts'
import { lookOf } from './look.ts'

type Kit = Pick<Deps, 'db' | 'senders' | 'brands' | 'tokens' | 'log'>
type Row = typeof noticeMails.$inferSelect

const batch = 20
const maxTries = 5

/**
 * Sends the mails that are due. A mail is claimed before it is handed to the mail server; only a server's refusal makes
 * it due again. A process that ends in between loses the mail, because a second attempt could send it twice.
 */
export async function sendQueued(kit: Kit): Promise<void> {
  const sender = kit.senders.EMAIL
  if (!sender) return
  for (const row of await claim(kit)) await sendOne(kit, sender, row)
}

const claim = ({ db }: Kit): Promise<Row[]> =>
  db
    .update(noticeMails)
    .set({ nextAt: null, tries: sql`${noticeMails.tries} + 1` })
    .where(
      sql`${noticeMails.id} IN (SELECT id FROM notice_mail WHERE next_at <= now() ORDER BY next_at, id
        LIMIT ${batch} FOR UPDATE SKIP LOCKED)`,
    )
    .returning()

async function sendOne(kit: Kit, sender: Sender, row: Row): Promise<void> {
  const { id, merchant, destination, language, words, tries } = row
  const isThis = eq(noticeMails.id, id)
  try {
    const look = lookOf(kit, merchant, isLanguageCode(language) ? language : 'EN')
    const { text: body, ...mail } = noticeMail(look, words)
    await sender.send({ id, merchant, destination, body, ...mail })
    await kit.db.update(noticeMails).set({ sentAt: sql`now()` }).where(isThis)
  } catch (error) {
    kit.log.error({ err: error, mail: id, tries }, 'a mail about money was not sent')
    if (tries >= maxTries) return
    const nextAt = sql`now() + make_interval(mins => ${tries * tries})`
    await kit.db.update(noticeMails).set({ nextAt }).where(isThis)
  }
}
