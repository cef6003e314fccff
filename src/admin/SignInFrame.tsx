import { institute } from 'content:institute'
import type { ReactNode } from 'react'
import picture from '#content/art/hero-2-reading-room-m.svg'
import classes from './SignInFrame.module.css'
import { Logo } from './Logo.tsx'

interface SignInFrameProps {
  title: string
  children: ReactNode
}

/** The frame of the pages before the console: a picture, and a narrow column beside it. */
export function SignInFrame({ title, children }: SignInFrameProps) {
  return (
    <main className={classes.page}>
      <img className={classes.picture} src={picture} alt="" fetchPriority="high" />
      <div className={classes.side}>
        <div className={classes.form}>
          <header>
            <Logo size={56} />
            <h1>{title}</h1>
            <p className={classes.place}>{`${institute.name}, ${institute.place}`}</p>
          </header>
          {children}
        </div>
      </div>
    </main>
  )
}
