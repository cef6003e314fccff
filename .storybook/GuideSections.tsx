import { Heading } from '@storybook/addon-docs/blocks'
import type { Guide } from './guide.ts'
import { pageOf } from './groups.ts'

interface SectionProps {
  guide: Guide
}

export function WhenToUse({ guide: { use, notFor } }: SectionProps) {
  return (
    <>
      <Heading>When to use it</Heading>
      <div className="guide-pair">
        {use.length > 0 && <Items title="Use it for" items={use} />}
        <Items title="Use something else for" items={notFor} />
      </div>
    </>
  )
}

export function DoAndDont({ guide: { dos, donts } }: SectionProps) {
  return (
    <>
      <Heading>Do and don’t</Heading>
      <div className="guide-pair">
        <Items title="Do" items={dos} tone="good" />
        <Items title="Don’t" items={donts} tone="bad" />
      </div>
    </>
  )
}

export function Keyboard({ guide: { keyboard } }: SectionProps) {
  return (
    keyboard.length > 0 && (
      <>
        <Heading>Keyboard</Heading>
        <table className="guide-keys">
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col">What it does</th>
            </tr>
          </thead>
          <tbody>
            {keyboard.map(([key, action]) => (
              <tr key={key}>
                <td>
                  <kbd>{key}</kbd>
                </td>
                <td>{action}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </>
    )
  )
}

export function Accessibility({ guide: { accessibility, anatomy, without } }: SectionProps) {
  const reasons = Object.entries(without).map(([state, reason]) => `${state}: ${reason}`)
  return (
    <>
      <Heading>Accessibility</Heading>
      <List items={accessibility} />
      <details>
        <summary>What it is made of</summary>
        <ol className="words">
          {anatomy.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      </details>
      {reasons.length > 0 && (
        <details>
          <summary>States that it cannot have</summary>
          <List items={reasons} />
        </details>
      )}
    </>
  )
}

/** What is related, the status, since when, and other names. */
export function Facts({ guide: { related, status, statusReason, since, alsoKnownAs } }: SectionProps) {
  return (
    <>
      <Heading>Related and status</Heading>
      <dl className="guide-facts">
        {related.length > 0 && (
          <div>
            <dt>Related</dt>
            <dd>
              {related.map((name) => (
                <a key={name} href={pageOf(name)} target="_top">
                  {name}
                </a>
              ))}
            </dd>
          </div>
        )}
        <Fact name="Status">{[status === 'trial' ? 'On trial.' : 'Stable.', statusReason].join(' ')}</Fact>
        <Fact name="Since">{since}</Fact>
        {alsoKnownAs.length > 0 && (
          <Fact name="Also known as" id="also-known-as">
            {alsoKnownAs.join(', ')}
          </Fact>
        )}
      </dl>
    </>
  )
}

const Fact = ({ name, id, children }: { name: string; id?: string; children: string }) => (
  <div id={id}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

function Items({ title, items, tone }: { title: string; items: string[]; tone?: 'good' | 'bad' }) {
  return (
    <section data-tone={tone}>
      <h3>{title}</h3>
      <List items={items} />
    </section>
  )
}

const List = ({ items }: { items: string[] }) => (
  <ul className="words">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)
