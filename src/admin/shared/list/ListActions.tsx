import type { Ref } from 'react'
import type { ImportKind } from '#contract/import/importFields.ts'
import { paths } from '#contract/paths.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { PhoneSheet } from '#design-system/PhoneSheet/PhoneSheet.tsx'
import type { Download } from './useDownload.ts'
import { useMayOpen } from '#admin/shared/access/useMay.ts'

interface ListActionsProps {
  kind: ImportKind
  /** Address of the print view. */
  print?: string
  /** Undefined for those who may not download. */
  download?: Download | undefined
  /** Receives the button Download. */
  downloadRef?: Ref<HTMLButtonElement>
}

/** Print, Import and Download, in a list's header; on phones in one sheet. @spec 127 */
export function ListActions({ kind, print, download, downloadRef }: ListActionsProps) {
  const importHref = `${paths.admin.import}?kind=${kind}`
  const mayImport = useMayOpen()(importHref)
  if (!print && !mayImport && !download) return null
  return (
    <PhoneSheet label="More" icon="more" isIcon closesOnPress>
      {print && (
        <ButtonLink icon="print" href={print}>
          Print
        </ButtonLink>
      )}
      {mayImport && (
        <ButtonLink icon="upload" href={importHref}>
          Import
        </ButtonLink>
      )}
      {download && (
        <Button
          ref={downloadRef}
          icon="download"
          isInert={download.state.kind === 'busy'}
          onPress={download.start}
        >
          Download
        </Button>
      )}
    </PhoneSheet>
  )
}
