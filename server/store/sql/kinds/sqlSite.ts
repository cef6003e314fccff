import type { Selectable } from 'kysely'
import { foldText } from '#contract/text/foldText.ts'
import { CONTENT_FILE, type SectionContent, type VersionHead } from '#contract/site/editing.ts'
import type { Actor } from '#server/store/auditStore.ts'
import {
  KEPT_VERSIONS,
  SiteMoved,
  thinned,
  type NextDraft,
  type SectionDraft,
  type SiteStore,
} from '#server/store/siteStore.ts'
import { Stale } from '#server/store/storeErrors.ts'
import type { Stored } from '#server/store/stored.ts'
import { sectionNames } from '#contract/site/sections.ts'
import { enter, requireRights } from '#server/store/sql/writes/audit.ts'
import { preparedStatement } from '#server/store/sql/engine/engineOf.ts'
import type { Db, Tables } from '#server/store/sql/tables.ts'

type DraftRow = Selectable<Tables['site_drafts']>

const headColumns = ['number', 'at', 'by', 'summary'] as const

/** The site in SQL, as {@link SiteStore} says. */
export function sqlSite(db: Db): SiteStore {
  const newest = preparedStatement(
    db,
    db.selectFrom('site_versions').select((version) => version.fn.max('number').as('number')),
  )

  return {
    async drafts() {
      const rows = await db.selectFrom('site_drafts').selectAll().orderBy('section').execute()
      return rows.map(draftOf)
    },

    saveDraft: (next, by) =>
      db.transaction().execute(async (transaction) => {
        const { name } = await authorOf(transaction, by)
        const row = await setDraft(transaction, next, { at: by.at, by: name })
        if (row && next.content === null)
          await enter(transaction, by, { action: 'discard', kind: 'site', name: sectionNames[next.section] })
        if (row) return draftOf(row)
        const present = await transaction
          .selectFrom('site_drafts')
          .selectAll()
          .where('section', '=', next.section)
          .executeTakeFirst()
        throw new Stale(present ? draftOf(present) : noDraft(next))
      }),

    async latest() {
      const [row] = await newest()
      return row?.number ?? 0
    },

    heads: () => db.selectFrom('site_versions').select(headColumns).orderBy('number', 'desc').execute(),

    async version(number) {
      const row = await db
        .selectFrom('site_versions')
        .select([...headColumns, 'content', 'gone', 'hash'])
        .where('number', '=', number)
        .executeTakeFirst()
      if (!row) return undefined
      // Only `publish` writes these texts.
      const content: object = JSON.parse(row.content)
      const gone: string[] = JSON.parse(row.gone)
      return { ...row, content, gone }
    },

    async fileHashes() {
      const rows = await db
        .selectFrom('site_versions')
        .select('hash')
        .where('by', '=', CONTENT_FILE)
        .execute()
      return rows.map(({ hash }) => hash)
    },

    publish: (versions, drafts, by) =>
      db.transaction().execute(async (transaction) => {
        const { id, name } = await authorOf(transaction, by)
        const [latest] = await transaction
          .selectFrom('site_versions')
          .select((version) => version.fn.max('number').as('number'))
          .execute()
        if ((latest?.number ?? 0) + 1 !== versions[0]?.number) throw new SiteMoved()
        for (const { by: author, content, gone, ...row } of versions) {
          const added = await transaction
            .insertInto('site_versions')
            .values({
              ...row,
              content: JSON.stringify(content),
              gone: JSON.stringify(gone),
              at: by.at,
              by: author ?? name,
              account_id: author === undefined ? id : null,
            })
            // Another server may have published it since.
            .onConflict((conflict) => conflict.doNothing())
            .executeTakeFirst()
          if (added.numInsertedOrUpdatedRows === 0n) throw new SiteMoved()
        }
        for (const draft of drafts)
          if (!(await setDraft(transaction, draft, { at: by.at, by: name }, true))) throw new SiteMoved()
        const { number, summary } = versions.at(-1) ?? { number: 0, summary: '' }
        await enter(transaction, by, {
          action: 'publish',
          kind: 'site',
          name: `version ${number}`,
          after: { summary },
        })
        await thin(transaction, number)
      }),
  }
}

/** Returns who writes, after checking their rights. */
async function authorOf(db: Db, by: Actor): Promise<{ id: number | null; name: string }> {
  await requireRights(db, by)
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('login_key', '=', foldText(by.login))
    .executeTakeFirst()
  return { id: account?.id ?? null, name: account?.name || by.login }
}

/**
 * Writes a draft if it has its revision, and counts that up. Returns undefined if it has another.
 * @param changed by whom, if there is to be one
 * @param isOld whether one that there was stays changed by those who did
 */
async function setDraft(
  db: Db,
  { section, revision, content, base }: NextDraft,
  { at, by }: Pick<VersionHead, 'at' | 'by'>,
  isOld = false,
): Promise<DraftRow | undefined> {
  const values = {
    revision: revision + 1,
    content: content && JSON.stringify(content),
    base: base && JSON.stringify(base),
    changed_at: content && at,
    changed_by: content && by,
  }
  if (revision > 0)
    return db
      .updateTable('site_drafts')
      .set(values)
      .$if(isOld && content !== null, (update) =>
        update.set((draft) => ({
          changed_at: draft.fn.coalesce('changed_at', draft.val(at)),
          changed_by: draft.fn.coalesce('changed_by', draft.val(by)),
        })),
      )
      .where('section', '=', section)
      .where('revision', '=', revision)
      .returningAll()
      .executeTakeFirst()
  return db
    .insertInto('site_drafts')
    .values({ section, ...values })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** @param newest its number */
async function thin(db: Db, newest: number) {
  const older = await db
    .selectFrom('site_versions')
    .select(['number', 'at', 'by'])
    .where('number', '<=', newest - KEPT_VERSIONS)
    .orderBy('number')
    .execute()
  const numbers = thinned(older)
  if (numbers.length > 0) await db.deleteFrom('site_versions').where('number', 'in', numbers).execute()
}

const noDraft = ({ section }: NextDraft): Stored<SectionDraft> => ({
  record: { section, content: null, base: null, changedAt: null, changedBy: null },
  version: 0,
})

const draftOf = ({ section, revision, content, base, ...row }: DraftRow): Stored<SectionDraft> => ({
  record: {
    section,
    content: contentOf(content),
    base: contentOf(base),
    changedAt: row.changed_at,
    changedBy: row.changed_by,
  },
  version: revision,
})

function contentOf(text: string | null): SectionContent | null {
  if (text === null) return null
  // Only `setDraft` writes these texts, from contents.
  const content: SectionContent = JSON.parse(text)
  return content
}
