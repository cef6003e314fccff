import type { UploadedFile } from '#design-system/FileUpload/FileState.tsx'

/** A photograph that was chosen and waits. */
export const gate: UploadedFile = { key: 1, name: 'gate.jpg', size: 2_400_000, state: 'waiting' }
