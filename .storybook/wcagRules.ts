/** Rules of WCAG 2.2 A and AA that axe leaves out by default, because they are new or may find too much. */
export const wcagRules = {
  'css-orientation-lock': { enabled: true },
  'label-content-name-mismatch': { enabled: true },
  'p-as-heading': { enabled: true },
  'table-fake-caption': { enabled: true },
  'target-size': { enabled: true },
  'td-has-header': { enabled: true },
}
