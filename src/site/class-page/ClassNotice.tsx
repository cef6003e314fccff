import { classPage as words } from 'content:classPage'
import { institute } from 'content:institute'
import type { ClassPageNotice } from '#contract/classes/classPage.ts'
import { sitePaths } from '#contract/paths.ts'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { Kicker } from '#design-system/Kicker/Kicker.tsx'
import { ContentText } from '#site/ContentText.tsx'
import { ClassLayout } from './ClassLayout.tsx'
import page from '#site/not-found/NotFoundPage.module.css'
import classes from './ClassNotice.module.css'

const texts = {
  gone: {
    heading: 'This address opens no class',
    text: 'It may be mistyped, or the division may have a new one. Ask for the new one in your class group.',
    local: words.gone,
  },
  refused: {
    heading: 'Too many wrong addresses',
    text: 'Many addresses that open no class were tried from this network. Wait ten minutes, then open the link from your class group again.',
    local: undefined,
  },
  trouble: {
    heading: 'The classes cannot be shown right now',
    text: 'The fault is on our side. Please load this page again in a minute.',
    local: undefined,
  },
}

interface ClassNoticeProps {
  notice: ClassPageNotice
}

/** In place of a class page: one answer for wrong, old and turned-off addresses, and two for what passes. */
export function ClassNotice({ notice }: ClassNoticeProps) {
  const { heading, text, local } = texts[notice]
  const { src, width, height } = words.gonePicture
  return (
    <ClassLayout>
      <title>{`${heading} · ${institute.name}`}</title>
      <meta name="robots" content="noindex" />
      <div className={page.page} data-notice={notice}>
        <img className={page.art} src={src} width={width} height={height} alt={words.gonePictureAlt} />
        <div>
          <Kicker>Class page</Kicker>
          <h1 className={page.title}>{heading}</h1>
          <p className={page.words}>{text}</p>
          {local !== undefined && <ContentText className={classes.local}>{local}</ContentText>}
          <div className={page.ways}>
            <ButtonLink variant="primary" size="lg" icon="home" href={sitePaths.home}>
              Go to the home page
            </ButtonLink>
            <ButtonLink size="lg" href={sitePaths.contact}>
              Contact
            </ButtonLink>
          </div>
        </div>
      </div>
    </ClassLayout>
  )
}
