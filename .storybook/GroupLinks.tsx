import { groups, pageOf, withoutPage } from './groups.ts'

/** Every component with a page, by its group in the sidebar. */
export function GroupLinks() {
  return (
    <div className="guide-pair">
      {Object.entries(groups).map(([group, names]) => (
        <section key={group}>
          <h3>{group}</h3>
          <ul className="guide-links">
            {names
              .filter((name) => !withoutPage.includes(name))
              .map((name) => (
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
