/** The formats that submissions take (P5, decision 21), in the documents' order. */
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

/** Files of so many bytes or more are refused (L5, L9). */
export const attachmentSizeLimit = 2_097_152

/** Whether an attachment is shown as a small picture, by its name (L2: jpg, jpeg, png). */
export const isPicture = (name: string): boolean => /[^.].*\.(jpe?g|png)$/is.test(name)
