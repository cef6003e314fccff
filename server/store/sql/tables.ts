import type { Generated, Kysely } from 'kysely'

/** The tables, column by column. Wire names stay as the contract spells them; what no wire carries is snake_case. */
export interface Tables {
  courses: {
    M01_CourseId: Generated<number>
    M01_Title: string
    M01_Description: string
    /** The title, folded: unique. */
    title_key: string
    /** Title and description, folded: what a search looks in. */
    search_text: string
    version: Generated<number>
  }
  /** Rows and writes of each listed table, kept in the transaction of every write. */
  tallies: { name: string; total: number; version: number }
  submits: { key: string; record_id: number; at: number }
  accounts: { id: Generated<number>; login: string; login_key: string; password_hash: string }
  sessions: { token_hash: string; account_id: number; opened_at: number; seen_at: number }
  devices: { token_hash: string; account_id: number; seen_at: number }
  attempts: { key: string; count: number; ends_at: number }
}

export type Db = Kysely<Tables>

/** The two SQL engines; where they differ, code asks for this. */
export type Engine = 'sqlite' | 'postgres'
