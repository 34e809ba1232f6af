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

/** Whether the name of an attachment is that of a jpg, jpeg or png, which is shown as a small picture. */
export const isPicture = (name: string): boolean => /[^.].*\.(jpe?g|png)$/is.test(name)
