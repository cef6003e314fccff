/** One chunk: the field of several options that a mouse needs. */
export { MultiSelect } from '#design-system/MultiSelect/MultiSelect.tsx'
