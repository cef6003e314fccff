import { canonicalPath, sitePaths } from '#contract/paths.ts'
import { addressesOf } from '#contract/site/addresses.ts'
import { summaryOf } from '#contract/site/changes.ts'
import { Content } from '#contract/site/content.ts'
import type {
  Draft,
  DraftBody,
  PublishBody,
  PublishVersionBody,
  SiteChanges,
  SiteOverview,
  VersionHead,
} from '#contract/site/editing.ts'
import { withKeys } from '#contract/site/keys.ts'
import { picturesIn } from '#contract/site/pages.ts'
import { publishable } from '#contract/site/publishable.ts'
import type { SectionProblem } from '#contract/site/problems.ts'
import type { Section } from '#contract/site/sections.ts'
import { contentOf } from '#contract/site/values.ts'
import { warningsOf } from '#contract/site/warnings.ts'
import { invalid, Refusal } from '#server/refusal.ts'
import type { Actor } from '#server/store/auditStore.ts'
import { SiteMoved, type NextDraft, type SiteStore } from '#server/store/siteStore.ts'
import { Stale } from '#server/store/storeErrors.ts'
import { wallClockAt } from '#server/zone.ts'
import { storedDraft } from './draftShape.ts'
import { drafted, problemsWith, unfit, workOf, type SectionWork } from './drafting.ts'
import { createPublished, type SiteContent, type SiteDeps } from './published.ts'
import { publisher } from './publish.ts'
import type { SiteSource } from '#contract/site/renderer.ts'

interface EditorDeps extends SiteDeps {
  store: SiteStore
  clock: () => number
  /** The institute's IANA time zone. */
  zone: string
}

const MOVED =
  'Somebody changed the site in the meantime, so nothing was published. Look at the changes again.'

/** Edits and publishes the site. Refusals tell people what to do. */
export function createSiteEditor(deps: EditorDeps) {
  const { store, renderer, clock, zone } = deps
  const published = createPublished(deps)
  const { picturesOf } = published

  const publishing = publisher({ ...deps, picturesOf })

  /** Returns what is published and all drafts, as of now. */
  async function present() {
    const [now, drafts] = [await published.now(), await store.drafts()]
    const work = workOf(now.keyed, drafts)
    const content = drafted(now.keyed, work)
    const pictures = await picturesOf([now.content, content])
    return { now, work, content, pictures, problems: problemsWith(content, pictures) }
  }

  const stateOf = ({ section, revision, changedAt, changedBy }: SectionWork) => ({
    section,
    revision,
    changedAt,
    changedBy,
  })

  async function draft(section: Section): Promise<Draft> {
    const { work, pictures, problems } = await present()
    const one = work.find((each) => each.section === section)
    if (!one) throw new Refusal(404, 'Not found')
    const { content, published: own } = one
    return {
      ...stateOf(one),
      content,
      published: own,
      problems: problems.flatMap(({ section: of, ...problem }) => (of === section ? [problem] : [])),
      pictures: Object.fromEntries(
        picturesIn([content, own]).flatMap((name) => {
          const picture = pictures.get(name)
          return picture ? [[name, picture] as const] : []
        }),
      ),
    }
  }

  /** @throws {Stale} with the present draft as it is sent */
  async function write(next: NextDraft, by: Actor) {
    const { section } = next
    try {
      await store.saveDraft(next, by)
    } catch (error) {
      if (!(error instanceof Stale)) throw error
      const record = await draft(section)
      throw new Stale({ record, version: record.revision })
    }
    return draft(section)
  }

  async function publish({ base, revisions, without = [] }: PublishBody, by: Actor): Promise<VersionHead> {
    const { now, work } = await present()
    if (now.number !== base) throw moved(now)
    const chosen = work.filter((one) => one.hasDraft && revisions[one.section] !== undefined)
    if (chosen.some((one) => revisions[one.section] !== one.revision)) throw moved(now, base)
    const left = new Set(without)
    const differences = chosen.flatMap((one) => one.differences).filter(({ id }) => !left.has(id))
    if (differences.length === 0) throw new Refusal(409, 'There is nothing to publish: no change is chosen.')
    const next = drafted(now.keyed, chosen, left)
    return put({ now, next, work, chosen, summary: summaryOf(differences), by })
  }

  async function publishVersion(
    number: number,
    { base, keepsDraft = false }: PublishVersionBody,
    by: Actor,
  ): Promise<VersionHead> {
    const { keyed } = await published.version(number)
    const { now, work } = await present()
    if (now.number !== base) throw moved(now)
    const summary = `Version ${number} published again.`
    return put({ now, next: keyed, work, chosen: keepsDraft ? work : [], summary, by })
  }

  async function put(next: Omit<Parameters<typeof publishing>[0], 'content'>) {
    const pictures = await picturesOf(next.next)
    refuseProblems(problemsWith(next.next, pictures))
    try {
      await publishing({ ...next, content: Content.parse(publishable(next.next)) })
    } catch (error) {
      if (!(error instanceof SiteMoved)) throw error
      throw moved(await published.now(), next.now.number)
    }
    const { head } = await published.now()
    if (!head) throw new Refusal(404, 'Version not found')
    return head
  }

  return {
    async overview(): Promise<SiteOverview> {
      const { now, work, problems } = await present()
      const sections = work.map((one) => ({
        ...stateOf(one),
        changes: one.differences.length,
        problems: problems.filter(({ section }) => section === one.section).length,
      }))
      return { version: now.head, sections }
    },

    draft,

    async save(section: Section, { revision, content }: DraftBody, by: Actor): Promise<Draft> {
      const base = contentOf(section, (await published.now()).keyed)
      return write({ section, revision, content: storedDraft(section, content, base), base }, by)
    },

    async discard(section: Section, revision: number, by: Actor): Promise<Draft> {
      const found = await draft(section)
      if (found.changedAt === null) return found
      return write({ section, revision, content: null, base: null }, by)
    },

    async changes(): Promise<SiteChanges> {
      const { now, work, content, pictures, problems } = await present()
      const edited = work.filter(({ hasDraft }) => hasDraft)
      const differences = edited.flatMap((one) => one.differences)
      const parsed = Content.safeParse(publishable(content)).data
      const [today = ''] = wallClockAt(clock(), zone).split(' ')
      const names = differences.flatMap(({ isPicture, before, after }) => (isPicture ? [before, after] : []))
      return {
        base: now.number,
        revisions: Object.fromEntries(edited.map(({ section, revision }) => [section, revision])),
        changes: differences.map(({ noun: _noun, ...change }) => change),
        problems,
        warnings: parsed ? warningsOf({ content: parsed, keyed: content }, differences, today) : [],
        pictures: Object.fromEntries(
          names.flatMap((name) => {
            const picture = name === null ? undefined : pictures.get(name)
            return name !== null && picture ? [[name, picture] as const] : []
          }),
        ),
      }
    },

    versions: () => store.heads(),
    publish,
    publishVersion,
    picturesOf,

    /** Publishes a content file as a new version. Drafts stay. */
    async takeOver({ content, hash }: { content: Content; hash: string }, by: Actor): Promise<VersionHead> {
      const { now, work } = await present()
      const summary = 'Taken from the content file on the server.'
      const next = withKeys(content, now.keyed)
      return put({ now, next, work, chosen: [], summary, by, fileHash: hash })
    },

    /**
     * Returns a page with the drafts, or of a version. Changes that cannot be published yet are left out.
     * @throws {Refusal} 404 for an address that is no page
     */
    async preview(path: string, number: number | undefined): Promise<string> {
      const source =
        number === undefined ? await draftSource() : await published.sourceOf(await published.version(number))
      const asked = canonicalPath(path.split(/[?#]/)[0] ?? '')
      const isHome = asked === sitePaths.root || asked === sitePaths.about
      const address = isHome ? sitePaths.home : asked
      if (!addressesOf(source.content).includes(address)) throw new Refusal(404, 'The site has no such page.')
      return renderer.page(source, address)
    },
  }

  async function draftSource(): Promise<SiteSource> {
    const { now, work, problems, pictures } = await present()
    const fit = drafted(now.keyed, work, unfit(work, problems))
    const isFit = problemsWith(fit, pictures).length === 0
    return publishing.source(now, isFit ? Content.parse(publishable(fit)) : now.content)
  }
}

/** @param base the version that was seen; without it, the newest one is told */
const moved = ({ number, head }: SiteContent, base?: number) =>
  new Refusal(409, MOVED, number !== base && head ? { body: { published: head } } : {})

function refuseProblems(problems: readonly SectionProblem[]) {
  if (problems.length === 0) return
  const errors = Object.fromEntries(problems.map(({ place, message }) => [place, [message]]))
  throw invalid(errors, 'Some parts are not ready, so nothing was published.')
}
