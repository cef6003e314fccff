import { groups, pageOf } from './groups.ts'

/** Every component, by its group in the sidebar. */
export function GroupLinks() {
  return (
    <div className="guide-pair">
      {Object.entries(groups).map(([group, names]) => (
        <section key={group}>
          <h3>{group}</h3>
          <ul className="guide-links">
            {names.map((name) => (
              <li key={name}>
                <a href={pageOf(name)} target="_top">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
