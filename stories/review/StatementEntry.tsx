import { useState } from 'react'
import { Badge, type BadgeProps } from '#design-system/Badge/Badge.tsx'
import { Link } from '#design-system/Link/Link.tsx'
import type { Proof } from '#storybook/proof.ts'
import type { ProvenStatement } from './provenStatements.ts'
import classes from './review.module.css'

const tones: Readonly<Record<ProvenStatement['outcome'], BadgeProps['tone']>> = {
  passed: 'ok',
  failed: 'bad',
  'not run': 'neutral',
  'not proven': 'warn',
}

/** A statement with its outcome, its reading and its proofs. */
export function StatementEntry({ statement }: { statement: ProvenStatement }) {
  const { number, text, outcome, reason, readings, proofs } = statement
  return (
    <li className={classes.statement}>
      <span className={classes.number}>{number}</span>
      <div>
        <p className={classes.sentence}>{text}</p>
        {reason !== undefined && <p className={classes.reading}>{reason}</p>}
        {readings.map(({ id, oddity, reading }) => (
          <p key={id} className={classes.reading}>
            <b>{id}</b> {oddity}. <b>Read as:</b> {reading}.
          </p>
        ))}
        {proofs.length > 0 && <Proofs proofs={proofs} />}
      </div>
      <Badge tone={tones[outcome]}>{outcome}</Badge>
    </li>
  )
}

/** Thousands of links in all: they are there once somebody opens them. */
function Proofs({ proofs }: { proofs: readonly Proof[] }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={classes.proofs} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{proofs.length === 1 ? '1 proof' : `${proofs.length} proofs`}</summary>
      {isOpen && (
        <ul>
          {proofs.map((proof) => (
            <ProofLine key={proof.file + proof.name} proof={proof} />
          ))}
        </ul>
      )}
    </details>
  )
}

function ProofLine({ proof: { name, file, story, outcome } }: { proof: Proof }) {
  return (
    <li>
      {story === undefined ? (
        <span>{name}</span>
      ) : (
        <Link variant="text" href={`./?path=/story/${story}`} target="_top">
          {name}
        </Link>
      )}{' '}
      <code>{file}</code> {outcome !== 'passed' && <Badge tone={tones[outcome]}>{outcome}</Badge>}
    </li>
  )
}
