import { useMayOpen } from './useMay.ts'
import type { ImportKind } from '#contract/importFields.ts'
import { paths } from '#contract/paths.ts'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'

/** 'Import', in a list's header, for those who may add records. */
export function ImportLink({ kind }: { kind: ImportKind }) {
  const mayOpen = useMayOpen()
  const href = `${paths.admin.import}?kind=${kind}`
  if (!mayOpen(href)) return null
  return (
    <ButtonLink icon="upload" isIconOnPhones href={href}>
      Import
    </ButtonLink>
  )
}
