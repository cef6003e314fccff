import { desk, type Screen } from './screen.ts'

/** The screens of a day of classes. */
export const classScreens: readonly Screen[] = [
  desk(
    'Agenda',
    'classes/ClassAgendaPage classes/ClassAgendaRows',
    `
    Week Turned Month Clashes ClashesUnknown Selected NothingFound Failed NowLine NowAfterAll
    RowOpensDetails Saved ForViewers VeryLongTitle
  `,
  ),
  desk(
    'Text for WhatsApp',
    'classes/ClassWhatsAppText classes/ClassTickedText',
    `
    TextOfADay TextOfAClass WithoutClassPage TextWithoutAnswer TextOfTicked TickedLeftOut
  `,
  ),
  desk(
    'Class page of a division',
    'divisions/DivisionClassPage',
    'ClassPageOff ClassPageOn ClassPageNotChanged ClassPageFailed ClassPageForViewers',
  ),
]
