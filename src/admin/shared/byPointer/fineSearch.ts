/** One chunk: the field of many options that a mouse needs. */
export { ComboBox } from '#design-system/ComboBox/ComboBox.tsx'
