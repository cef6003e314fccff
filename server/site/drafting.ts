import { changesOf, withoutChanges, type Difference } from '#contract/site/changes.ts'
import type { SectionContent } from '#contract/site/editing.ts'
import { withKeys } from '#contract/site/keys.ts'
import { mergeDrafts } from '#contract/site/mergeDrafts.ts'
import { problemsOf, type SectionProblem } from '#contract/site/problems.ts'
import { SECTIONS, type Path, type Section } from '#contract/site/sections.ts'
import { contentOf, isEqual, type Parts } from '#contract/site/values.ts'
import type { SectionDraft } from '#server/store/siteStore.ts'
import type { Stored } from '#server/store/stored.ts'

/** A section as it is published and as its draft has it. */
export interface SectionWork {
  section: Section
  revision: number
  published: SectionContent
  /** What is published, if there is no draft. */
  content: SectionContent
  hasDraft: boolean
  changedAt: number | null
  changedBy: string | null
  differences: Difference[]
}

/** Returns all sections of what is published, with keys. A draft that was begun from another content has what was published since, where it changed nothing itself. */
export function workOf(published: Parts, drafts: readonly Stored<SectionDraft>[]): SectionWork[] {
  return SECTIONS.map((section) => {
    const own = contentOf(section, published)
    const { record, version = 0 } = drafts.find((draft) => draft.record.section === section) ?? {}
    const content = record ? rebased(keyedDraft(record, own), own) : own
    return {
      section,
      revision: version,
      published: own,
      content,
      hasDraft: record?.content !== undefined && record.content !== null,
      changedAt: record?.changedAt ?? null,
      changedBy: record?.changedBy ?? null,
      differences: changesOf(section, own, content),
    }
  })
}

/** Returns a draft with keys, which those of an earlier release had not. */
function keyedDraft({ content, base }: SectionDraft, published: SectionContent) {
  const from = base && withKeys(base, published)
  return { base: from, content: content && withKeys(content, from ?? published) }
}

/** Returns a draft as it is with another published content. */
export function rebased(
  { content, base }: Pick<SectionDraft, 'content' | 'base'>,
  published: SectionContent,
) {
  if (content === null) return published
  return base === null || isEqual(base, published) ? content : mergeDrafts(base, content, published).merged
}

/** Returns a content with the drafts of its sections, but for the changes with these ids. */
export function drafted(
  published: Parts,
  work: readonly SectionWork[],
  without: Iterable<string> = [],
): Parts {
  const ids = new Set(without)
  const sections = work.map((one) => withoutChanges(one.section, one.published, one.content, ids))
  return sections.reduce<Parts>((content, section) => ({ ...content, ...section }), published)
}

/** Returns the ids of changes that have problems, so that the others can be shown. */
export function unfit(work: readonly SectionWork[], problems: readonly SectionProblem[]): string[] {
  return work.flatMap(({ section, differences }) =>
    differences
      .filter(({ path }) => problems.some((one) => one.section === section && isWithin(path, one.path)))
      .map(({ id }) => id),
  )
}

/** Whether one of two places is in the other. */
const isWithin = (one: Path, other: Path) =>
  one.slice(0, other.length).every((step, index) => step === other[index])

/** Returns what keeps a content from being published, by its pictures. */
export const problemsWith = (content: Parts, pictures: ReadonlyMap<string, unknown>): SectionProblem[] =>
  problemsOf(content, (name) => pictures.has(name))
