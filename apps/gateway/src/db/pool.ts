import { AsyncResource } from 'node:async_hooks'
import pg from 'pg'
import { DeadlineError, limitStatements, msLeft, within } from './deadline.ts'

/** An idle connection that was doubted answers within this time, or it is destroyed. */
const doubtMs = 1_000

type Taken = (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void

/** A pool whose statements have client-side deadlines, independent of network and server. */
export class GatewayPool extends pg.Pool {
  private isDoubting = false

  /** `usualMs`: deadline of a statement outside of limited work. */
  constructor(config: pg.PoolConfig, usualMs: number) {
    super(config)
    this.on('connect', (client) => {
      // A connection that breaks between two statements of a transaction has no other listener; unheard, it ends the process.
      client.on('error', () => {})
      limitStatements(client, { usualMs, onMissed: () => void this.doubtIdle() })
    })
  }

  override connect(): Promise<pg.PoolClient>
  override connect(taken: Taken): void
  override connect(taken?: Taken): Promise<pg.PoolClient> | undefined {
    if (!taken) return msLeft() > 0 ? super.connect() : Promise.reject(outOfTime())
    // The callback of a waiting caller runs in the context of the releasing one; bind it to keep its own deadline.
    super.connect(
      AsyncResource.bind((...[error, client, done]: Parameters<Taken>) => {
        if (client) outliveRefusals(client)
        taken(error, client, done)
      }),
    )
    return undefined
  }

  /** One connection missed its deadline. Idle ones may be dead too: each is checked once, before a caller gets it. */
  private async doubtIdle(): Promise<void> {
    if (this.isDoubting || this.ending) return
    this.isDoubting = true
    const asked = Array.from({ length: this.idleCount }, () => within(doubtMs, () => this.askIdle()))
    await Promise.allSettled(asked)
    this.isDoubting = false
  }

  private async askIdle(): Promise<void> {
    const client = await this.connect()
    await client.query('SELECT 1').then(
      () => client.release(),
      () => client.release(true),
    )
  }
}

/**
 * `pool.query` gives its connection back with the error, which discards it. After a refusal of the server (a lock that
 * was not free, a key that is taken) it is whole: a new one costs the next caller a start and the plans of its statements.
 */
function outliveRefusals(client: pg.PoolClient): void {
  const release = client.release
  client.release = (reason) => release(isRefusal(reason) ? undefined : reason)
}

const isRefusal = (reason: unknown) => reason instanceof pg.DatabaseError && reason.severity === 'ERROR'

const outOfTime = () => new DeadlineError('The time for this work is over.')
