import { Component, type ReactNode } from 'react'
import { Button } from '#design-system/Button/Button.tsx'
import { PageHead } from './PageHead.tsx'
import classes from './PageBoundary.module.css'

interface PageBoundaryProps {
  children: ReactNode
}

/** Error boundary for pages that failed to load, for example when the connection is lost: a message and a retry. */
export class PageBoundary extends Component<PageBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <>
        <title>The page did not load</title>
        <PageHead
          kicker="No answer"
          heading="The page did not load"
          lead="The connection may be lost. Use Back to return to a page that you have opened before."
        />
        <div className={classes.ways} role="alert">
          <Button variant="primary" size="lg" icon="retry" onPress={() => location.reload()}>
            Try again
          </Button>
        </div>
      </>
    )
  }
}
