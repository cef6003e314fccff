import classes from './SocialIcon.module.css'

const paths = {
  youtube:
    'M3 7.5Q3 6 4.5 5.800q7.500-.8 15 0Q21 6 21 7.500v9q0 1.500-1.500 1.700-7.500.8-15 0Q3 18 3 16.500zM10 9v6l5-3z',
  instagram: 'M5 4h14v16H5zM12 15.500a3.500 3.500 0 100-7 3.500 3.500 0 000 7zM16 7.500v.1',
  facebook:
    'M14 21v-7.500h3l.5-3.500H14V8c0-1.200.5-1.800 1.800-1.800h1.700V3.200C14 2.600 10.500 3.500 10.500 7.500V10H7.500v3.500h3V21',
  whatsapp:
    'M4.500 19.500l1.200-3.800A8 8 0 1120 12a8 8 0 01-11.700 6.800zM9 9.500c.5 3 2.500 5 5.500 5.500l1-1.700-2-1-1 .8c-.8-.5-1.300-1-1.700-1.700l.8-1-1-2z',
} as const

/** A decorative icon of a service, in the style of the design system's icons; adjacent text must carry the meaning. */
export function SocialIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className={classes.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
