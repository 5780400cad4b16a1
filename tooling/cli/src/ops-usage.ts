import { failReasons, rejectReasons } from '@boardwalk/api-client/operator-reasons'
import { Refusal } from './refusal.ts'

export const opsUsage = `Money, as an operator of finance:
  pnpm ops deposits | withdrawals
  pnpm ops slip <number> <file>
  pnpm ops approve <number> [--amount <amount>]
  pnpm ops reject <number> [${rejectReasons.join(' | ')}]
  pnpm ops pay <number> [amount]
  pnpm ops fail <number> [${failReasons.join(' | ')}]
  pnpm ops refund <number> <amount>
  pnpm ops force <number>

  pnpm ops adjustments
  pnpm ops adjust add | take <account> <amount> --merchant <code> --reason <text>

Payments that no order explains, until they are cleared:
  pnpm ops ledger suspense
  pnpm ops ledger clear <id> --to <account> | --return | --write-off --reason <text>

Above the setting "adjustment" an adjustment or a clearing waits for an operator of risk:
  pnpm ops approve <number>
  pnpm ops reject <number> <reason>

Applications and redemptions, as an operator of risk:
  pnpm ops applications | redemptions
  pnpm ops approve <number>
  pnpm ops reject <number> <reason>

The site, as an operator of content:
  pnpm ops content announcements | promotions | banners --merchant <code>
  pnpm ops publish announcement | promotion | banner <file.json> --merchant <code> --reason <text>
  pnpm ops hide announcement | promotion | banner <id> --reason <text>
  pnpm ops feedback list --merchant <code>
  pnpm ops feedback reply <number> <text>
  pnpm ops maintenance on | off [--from <time>] [--until <time>] --merchant <code> --reason <text>

Settings, as the operator whom each belongs to:
  pnpm ops settings --merchant <code>
  pnpm ops set <name> <file.json> --merchant <code> --reason <text>

Accounts, as an operator of risk:
  pnpm ops member find <account> --merchant <code>
  pnpm ops member disable | enable | logout <id> --reason <text>

The audit log, which has every decision above, and the books:
  pnpm ops audit verify
  pnpm ops ledger verify | recon

  --merchant  the site
  --reason    why, for the audit log
  --amount    of a bank transfer, where another amount arrived than the ordered one
  --to        the player of the site who gets the payment
  --return    the payment goes back to its provider, or a payout was taken back
  --write-off the payout is the house's loss
  --from      time such as 2026-12-01T08:00:00.000Z, at once without it
  --until     the same, until it is switched off without it
  --key       key of an earlier try, so that it is not done twice
  --port      port of the gateway on this machine, 4000 without it
  --secret    file with the role's secret; of .data/ops.json, .data/ops-finance.json or .data/ops-content.json without it

The texts of a publication are Markdown, by language: {"type":"PL","title":{"EN":"…"},"content":{"EN":"…"}}.`

const forms = [...new Set(opsUsage.split('\n').filter((line) => line.startsWith('  pnpm ops ')))]
/** A form may name several commands: `deposits | withdrawals`. */
const verbsOf = (form: string) => /^ {2}pnpm ops (\w+(?: \| \w+)*)/.exec(form)?.[1]?.split(' | ') ?? []

/** The refusal of incomplete words: shows the forms of their command, or everything without a command. */
export function notACommand(verb: string | undefined): Refusal {
  if (verb === undefined) return new Refusal(opsUsage)
  const known = forms.filter((form) => verbsOf(form).includes(verb))
  if (known.length === 0) return new Refusal(`There is no command "${verb}"; pnpm ops --help lists all.`)
  return new Refusal(`Type it as below; pnpm ops --help explains each part.\n${known.join('\n')}`)
}
