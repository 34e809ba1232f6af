/** The file formats that submissions accept, in display order. */
export const attachmentFormats = [
  'png',
  'jpg',
  'jpeg',
  'pdf',
  'xls',
  'xlsx',
  'doc',
  'docx',
  'ppt',
  'pptx',
  'txt',
  'csv',
  'md',
] as const

/** The size limit in bytes. Files of this size or more are rejected. */
export const attachmentSizeLimit = 2_097_152

/**
 * Whether the name of an attachment has the extension of a picture: jpg, jpeg or png. The portal shows a preview of
 * pictures.
 */
export const isPicture = (name: string): boolean => /[^.].*\.(jpe?g|png)$/is.test(name)
