/** One chunk: the fields that a mouse needs. Fingers have those of their phone. */
export { DateField } from '#design-system/DateField/DateField.tsx'
export { DateTimeField } from '#design-system/DateTimeField/DateTimeField.tsx'
export { Select } from '#design-system/Select/Select.tsx'
