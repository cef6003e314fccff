import { Component, type ReactNode } from 'react'
import errorArt from '#content/art/error-lamp.svg'
import { Button } from '#design-system/Button/Button.tsx'
import { ErrorState } from '#design-system/EmptyState/ErrorState.tsx'

interface LoadBoundaryProps {
  children: ReactNode
  /** Shown below the message. */
  bar?: ReactNode
}

interface LoadBoundaryState {
  hasFailed: boolean
}

/** Error boundary: shows a message and Reload if a screen's code fails to load or throws. */
export class LoadBoundary extends Component<LoadBoundaryProps, LoadBoundaryState> {
  override state: LoadBoundaryState = { hasFailed: false }

  static getDerivedStateFromError(): LoadBoundaryState {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <>
        <ErrorState
          title="This screen could not be opened"
          art={errorArt}
          action={
            <Button variant="primary" icon="retry" onPress={() => location.reload()}>
              Reload
            </Button>
          }
        >
          Check the connection, then try again. What you typed before is kept.
        </ErrorState>
        {this.props.bar}
      </>
    )
  }
}
