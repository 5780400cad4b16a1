import { inTestWorld, type Statement } from './test-world.ts'

/** A word in every planted text, so that other tests can leave these texts out. */
export const hostileMark = 'fiend'

/** The player with a hostile name: no other test signs in as this one. */
export const fiend = 'carla12'

/**
 * Puts markup into everything that an operator or a player writes at a merchant: announcements, help, promotions,
 * banners' addresses, chat and a nickname. `remove` takes it out again.
 */
export async function plantHostile(merchant: string, markup: string, script: string) {
  const id = () => crypto.randomUUID()
  const texts = JSON.stringify({ EN: markup })
  const html = JSON.stringify({ EN: `<p>${markup}</p><a href="javascript:${script}">${hostileMark}</a>` })
  const made = { notice: id(), bar: id(), help: id(), promotion: id(), type: id(), home: id(), page: id(), said: id() }
  const put = (text: string, ...values: unknown[]): Statement => ({ text, values })
  const notice = (key: string, type: string) =>
    put(
      `INSERT INTO announcement (id, merchant, type, title, content, published_at) VALUES ($1, $2, $3, $4, $5, now())`,
      ...[key, merchant, type, texts, html],
    )
  const banner = (key: string, group: string) =>
    put(
      `INSERT INTO banner (id, merchant, sort, group_name, image, linkage_type, linkage_value)
       SELECT $1, $2, -1, $3, image, 'URL', $4 FROM banner WHERE merchant = $2 AND group_name = $3 LIMIT 1`,
      ...[key, merchant, group, `javascript:${script}`],
    )
  const [, , , , , , [owner] = []] = await inTestWorld([
    notice(made.notice, 'PL'),
    notice(made.bar, 'H'),
    put(
      `INSERT INTO help_article (id, merchant, category, title, content) VALUES ($1, $2, 'ACCOUNT', $3, $4)`,
      ...[made.help, merchant, texts, html],
    ),
    put(
      `INSERT INTO promotion (id, merchant, type, kind, title, summary, content, starts_at)
       VALUES ($1, $2, 'FIEND', 'INFO', $3, $3, $4, now() - interval '1 day')`,
      ...[made.promotion, merchant, texts, html],
    ),
    put(
      `INSERT INTO promotion_type (id, merchant, code, label) VALUES ($1, $2, 'FIEND', $3)`,
      made.type,
      merchant,
      texts,
    ),
    banner(made.home, 'w_home'),
    put(`SELECT id, nickname FROM member WHERE merchant = $1 AND username = $2`, ...[merchant, fiend]),
    banner(made.page, 'w_help'),
    put(`UPDATE member SET nickname = $3 WHERE merchant = $1 AND username = $2`, merchant, fiend, markup),
    put(
      `INSERT INTO chat_message (id, merchant, room, member_id, client_id, text)
       SELECT $1, $2, room.id, member.id, $1, $3 FROM member, chat_room AS room
       WHERE member.merchant = $2 AND username = $4 AND room.merchant = $2 ORDER BY room.sort, room.id LIMIT 1`,
      ...[made.said, merchant, markup, fiend],
    ),
  ])
  const switchChat = (change: string) =>
    put(`UPDATE setting SET value = ${change} WHERE merchant = $1 AND name = 'features'`, merchant)
  await inTestWorld([
    put(`INSERT INTO setting (merchant, name, value) VALUES ($1, 'features', '{}') ON CONFLICT DO NOTHING`, merchant),
    switchChat(`value || '{"chat": true}'`),
  ])
  const remove = () =>
    inTestWorld([
      ...['announcement', 'help_article', 'promotion', 'promotion_type', 'banner', 'chat_message'].map((table) =>
        put(`DELETE FROM ${table} WHERE id = ANY($1::uuid[])`, Object.values(made)),
      ),
      switchChat(`value - 'chat'`),
      put(`UPDATE member SET nickname = $2 WHERE id = $1`, owner?.id, owner?.nickname),
    ])
  return { promotion: made.promotion, remove }
}
