import { useRef, useState } from 'react'
import { failureText } from '#admin/shared/failureText.ts'
import { FilterButtons } from '#admin/shared/list/FilterButtons.tsx'
import { whatsAppMessage } from '#admin/shared/formats.ts'
import { RetryAlert } from '#admin/shared/RetryAlert.tsx'
import { useGetClassPageQuery } from '#api/classPage.ts'
import type { Class } from '#contract/classes/classes.ts'
import { paths } from '#contract/paths.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { Dialog } from '#design-system/Dialog/Dialog.tsx'
import { useCopy } from '#design-system/Field/useCopy.ts'
import { Link } from '#design-system/Link/Link.tsx'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import { Select } from '#design-system/Select/Select.tsx'
import { Skeleton } from '#design-system/Skeleton/Skeleton.tsx'
import { MessageField } from './MessageField.tsx'
import { rememberedLanguage, rememberLanguage } from './textLanguage.ts'
import classes from './WhatsAppDialog.module.css'
import {
  divisionsToShareWith,
  lessonsOfDivision,
  whatsAppText,
  type TextLanguage,
  type SharedClasses,
} from './whatsAppText.ts'

/** What the dialog shares, and with whom. */
export interface Shared {
  lessons: readonly Class[]
  /** The week that they are of; undefined for a day or a class. */
  week?: SharedClasses['week']
  /** The division that the agenda shows alone, if it does. */
  divisionId?: string
  /** What to know about them first. */
  note?: string | undefined
}

const languages: readonly { value: TextLanguage; name: string }[] = [
  { value: 'ml', name: 'മലയാളം' },
  { value: 'en', name: 'English' },
]

/** The text that tells a division's group about classes, to copy or to send by WhatsApp. */
export function WhatsAppDialog({
  lessons,
  week,
  divisionId = '',
  note,
  onClose,
}: Shared & { onClose: () => void }) {
  const divisions = divisionsToShareWith(lessons)
  const [chosenId, setChosenId] = useState(divisionId)
  const [language, setLanguage] = useState(rememberedLanguage)
  const [edited, setEdited] = useState<{ of: string; text: string }>()
  const division = divisions.length === 1 ? divisions[0] : divisions.find(({ id }) => id === chosenId)
  const page = useGetClassPageQuery(Number(division?.id), { skip: division === undefined })
  const field = useRef<HTMLTextAreaElement>(null)
  const { copy, message, isCopied, clearMessage } = useCopy(field)

  const token = page.currentData?.token
  const isFailed = page.currentData === undefined && page.error !== undefined
  const made =
    division &&
    whatsAppText(
      {
        name: division.name,
        lessons: lessonsOfDivision(lessons, division.id),
        week,
        address: token ? `${location.origin}${paths.classPage(token)}` : undefined,
      },
      language,
    )
  const text = edited?.of === made ? edited?.text : made
  const isReady = text !== undefined && (page.currentData !== undefined || isFailed)

  function speak(next: TextLanguage) {
    rememberLanguage(next)
    setLanguage(next)
    clearMessage()
  }

  return (
    <Dialog
      title="Text for WhatsApp"
      isOpen
      onClose={onClose}
      footer={
        isReady && (
          <>
            <Button icon={isCopied ? 'check' : 'copy'} onPress={() => void copy(text)}>
              Copy
            </Button>
            <ButtonLink
              variant="primary"
              icon="chat"
              href={whatsAppMessage(text)}
              target="_blank"
              rel="noreferrer"
            >
              Open WhatsApp
            </ButtonLink>
          </>
        )
      }
    >
      <div className={classes.parts}>
        {note !== undefined && <InlineAlert tone="info">{note}</InlineAlert>}
        {divisions.length === 0 ? null : divisions.length === 1 ? (
          <p className={classes.division}>{division?.name}</p>
        ) : (
          <Select
            label="Division"
            name="division"
            options={divisions}
            placeholder="Select Division"
            value={chosenId}
            onChange={(id) => {
              setChosenId(id)
              clearMessage()
            }}
            isRequired
          />
        )}
        {divisions.length > 0 && (
          <FilterButtons label="Language" options={languages} value={language} onChange={speak} />
        )}
        {isFailed && (
          <RetryAlert onRetry={() => void page.refetch()}>
            {failureText(page.error, 'Error loading the class page')}
            <br />
            The text has no address.
          </RetryAlert>
        )}
        {division && token === null && (
          <InlineAlert tone="info">
            {'The text has no address: this division has no class page yet. '}
            <Link variant="text" href={`${paths.admin.divisions}?details=${division.id}`}>
              Go to its class page
            </Link>
          </InlineAlert>
        )}
        {division === undefined ? null : isReady ? (
          <MessageField
            ref={field}
            language={language}
            value={text}
            onChange={(next) => {
              if (made !== undefined) setEdited({ of: made, text: next })
              clearMessage()
            }}
          />
        ) : (
          <output>
            <span className="visually-hidden">Loading</span>
            <Skeleton className={classes.loading} />
          </output>
        )}
        <output className={classes.said}>{message}</output>
      </div>
    </Dialog>
  )
}
