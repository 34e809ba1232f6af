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
 * Whether an attachment is a picture, by the extension of its name: jpg, jpeg or png. The portal shows a preview of a
 * picture.
 */
export const isPicture = (name: string): boolean => /[^.].*\.(jpe?g|png)$/is.test(name)
