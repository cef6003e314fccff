import {
  ArgTypes,
  Description,
  DocsContext,
  Heading,
  Primary,
  Stories,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import type { Guide } from './guide.ts'

/** The docs page of a component: guide, props and states. */
export function GuidePage() {
  const { storyById } = useContext(DocsContext)
  const guide: Guide | undefined = storyById().parameters.guide
  return (
    <>
      <Title />
      <Subtitle>{guide?.purpose}</Subtitle>
      <Description />
      <Primary />
      {guide && <GuideSections guide={guide} />}
      <Heading>Props</Heading>
      <ArgTypes />
      <Stories title="States" includePrimary={false} />
    </>
  )
}

function GuideSections({ guide }: { guide: Guide }) {
  return (
    <>
      <List title="When not" items={guide.notFor} />
      <List title="Anatomy" items={guide.anatomy} isOrdered />
      {guide.keyboard.length > 0 && (
        <>
          <Heading>Keyboard</Heading>
          <table>
            <thead>
              <tr>
                <th scope="col">Key</th>
                <th scope="col">What it does</th>
              </tr>
            </thead>
            <tbody>
              {guide.keyboard.map(([key, action]) => (
                <tr key={key}>
                  <td>{key}</td>
                  <td>{action}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <List title="Accessibility" items={guide.accessibility} />
      <List title="Do" items={guide.dos} />
      <List title="Don’t" items={guide.donts} />
      <List title="States that it cannot have" items={statesWithout(guide)} />
    </>
  )
}

const statesWithout = ({ without }: Guide) =>
  Object.entries(without).map(([state, reason]) => `${state}: ${reason}`)

function List({ title, items, isOrdered = false }: { title: string; items: string[]; isOrdered?: boolean }) {
  const Tag = isOrdered ? 'ol' : 'ul'
  return (
    items.length > 0 && (
      <>
        <Heading>{title}</Heading>
        <Tag className="words">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </Tag>
      </>
    )
  )
}
