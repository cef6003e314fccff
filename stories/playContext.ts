import type { StoryContext } from '@storybook/react-vite'

/** The part of a story's context that its helpers act with: the canvas and the user. */
export type PlayContext = Pick<StoryContext, 'canvas' | 'userEvent'>

/** The same with the mock server, for helpers that change its responses. */
export type PlayContextWithMsw = Pick<StoryContext, 'canvas' | 'userEvent' | 'msw'>
