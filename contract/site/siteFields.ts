import type { Content } from './content.ts'
import { group, line, lines, list, phones, picture, text, type Fields, type GroupField } from './field.ts'

const pageHead: Fields = {
  kicker: line('Small heading', { hint: 'Above the heading', advised: 40 }),
  heading: line('Heading', { advised: 60 }),
  lead: text('Introduction', { isOptional: true, advised: 160 }),
  description: text('Description', { hint: 'What search engines and shared links show', advised: 160 }),
}

/**
 * The fields of the site's content in words, by section of the editor and key in the content: what the forms show, and how
 * messages and lists of changes name a place. Pictures of the institute's mark are left out, as icons are made from them by a
 * build.
 */
export const siteFields = {
  home: {
    home: group('Home', {
      title: line('Title', { hint: "The page's name in the browser and in search engines", advised: 60 }),
      description: text('Description', { hint: 'What search engines and shared links show', advised: 160 }),
      hero: group('Welcome', {
        kicker: line('Small heading', { hint: 'Above the heading', advised: 40 }),
        heading: line('Heading', { advised: 60 }),
        text: text('Text', { advised: 200 }),
        libraryLink: line('Button to the library', { advised: 24 }),
        coursesLink: line('Button to the courses', { advised: 24 }),
        slides: list(
          'Pictures',
          'picture',
          group('Picture', {
            landscape: picture('For wide screens'),
            portrait: picture('For phones'),
            veil: {
              kind: 'choice',
              label: 'Colour over the picture',
              options: { monsoon: 'Green', laterite: 'Brown', sea: 'Blue' },
            },
          }),
          { fixed: 3 },
        ),
      }),
      about: group('About the institute', {
        kicker: line('Small heading', { advised: 40 }),
        heading: line('Heading', { advised: 60 }),
        paragraphs: list('Paragraphs', 'paragraph', text('Paragraph', { advised: 400 })),
        picture: picture('Picture', { alt: 'pictureAlt' }),
        pictureAlt: line('What the picture shows', { hint: 'Read to those who cannot see it' }),
        steps: list(
          'Ways into the site',
          'way',
          group('Way', {
            title: line('Title', { advised: 24 }),
            label: line('Label', { advised: 24 }),
            to: {
              kind: 'choice',
              label: 'Leads to',
              options: {
                library: 'Library',
                courses: 'Courses',
                events: 'Events',
                gallery: 'Gallery',
                contact: 'Contact',
              },
            },
          }),
          { title: 'title' },
        ),
      }),
      quote: {
        ...group('Quotation', {
          arabic: text('In Arabic'),
          translation: text('Translation'),
          source: line('Source'),
        }),
        isOptional: true,
      },
    }),
  },
  library: {
    library: group('Library', {
      playlists: list(
        'Playlists',
        'playlist',
        group('Playlist', {
          title: line('Title', { advised: 60 }),
          description: text('Description', { isOptional: true, advised: 200 }),
          picture: picture('Picture'),
          videos: list(
            'Videos',
            'video',
            group('Video', { 0: line('Title', { advised: 80 }), 1: { kind: 'link', label: 'YouTube link' } }),
            { title: '0' },
          ),
        }),
        { title: 'title' },
      ),
      ...pageHead,
    }),
  },
  courses: {
    courses: group('Courses', {
      cards: list(
        'All courses',
        'course',
        group('Course', {
          title: line('Title', { advised: 40 }),
          localTitle: line('Title in Malayalam', { isOptional: true, advised: 40 }),
          text: text('Text', { advised: 200 }),
          picture: picture('Picture'),
          whatsapp: { kind: 'phone', label: 'WhatsApp number for questions', isOptional: true },
          href: { kind: 'link', label: 'Link of the card', isOptional: true },
        }),
        { title: 'title' },
      ),
      question: text('First words of a WhatsApp message', {
        hint: '{title} becomes the title of the course',
      }),
      ...pageHead,
    }),
  },
  events: {
    events: group('Events', {
      cards: list(
        'All events',
        'event',
        group('Event', {
          title: line('Title', { advised: 60 }),
          starts: { kind: 'moment', label: 'Starts' },
          ends: { kind: 'moment', label: 'Ends' },
          place: line('Place', { hint: 'Short, on the card', advised: 30 }),
          fullPlace: line('Place with its address'),
          text: text('Text on the card', { advised: 120 }),
          kicker: line('Kind of event', { hint: 'Such as Seminar', advised: 30 }),
          lead: text('Introduction', { advised: 240 }),
          picture: picture('Picture'),
          note: line('Note', { hint: 'Such as: Entry is free', isOptional: true }),
          hasPictures: { kind: 'check', label: 'Its photographs are in the gallery', isOptional: true },
          programme: list(
            'Programme',
            'line',
            group('Line', {
              time: line('Time', { hint: 'Such as 9:30 AM' }),
              title: line('Title'),
              place: line('Place', { isOptional: true }),
            }),
            { title: 'title' },
          ),
        }),
        { title: 'title' },
      ),
      ...pageHead,
    }),
  },
  gallery: {
    gallery: group('Gallery', {
      plates: list(
        'Photographs',
        'photograph',
        group('Photograph', {
          picture: picture('Photograph', { alt: 'alt' }),
          alt: line('What it shows', { hint: 'Read to those who cannot see it' }),
          caption: line('Caption', { advised: 60, isOptional: true }),
          shape: {
            kind: 'choice',
            label: 'Shape',
            options: { square: 'Square', wide: 'Wide', tall: 'Tall', large: 'Large' },
          },
        }),
        { title: 'caption' },
      ),
      ...pageHead,
    }),
  },
  contact: {
    contact: group('Contact', {
      phones: phones('Telephone'),
      whatsapp: list(
        'WhatsApp',
        'number',
        group('Number', {
          number: { kind: 'phone', label: 'Number' },
          label: line('For whom', { isOptional: true }),
        }),
        { title: 'number' },
      ),
      email: { kind: 'email', label: 'E-mail' },
      officeAddress: lines('Address of the office'),
      ...pageHead,
    }),
    footer: group('Footer', {
      words: text('About the institute', { advised: 240 }),
      postalAddress: lines('Postal address'),
      email: { kind: 'email', label: 'E-mail' },
      phones: phones('Telephone', { fixed: 2 }),
      social: list(
        'Pages elsewhere',
        'page',
        group('Page', {
          name: line('Name'),
          icon: {
            kind: 'choice',
            label: 'Mark',
            options: {
              youtube: 'YouTube',
              instagram: 'Instagram',
              facebook: 'Facebook',
              whatsapp: 'WhatsApp',
            },
          },
          url: { kind: 'link', label: 'Link' },
        }),
        { title: 'name' },
      ),
      copyright: line('Copyright'),
    }),
  },
  institute: {
    institute: group('Institute', {
      name: line('Name', {
        hint: 'Class pages and this console show a new name after their next update',
        advised: 40,
      }),
      localName: line('Name in Malayalam', { isOptional: true, advised: 40 }),
      place: line('Place'),
      description: text('Description', { hint: 'What search engines show', advised: 160 }),
      sharePicture: picture('Picture of shared links'),
      menuPicture: picture("Picture of the phone's menu"),
    }),
  },
} as const satisfies Record<string, Partial<Record<keyof Content, GroupField>>>
