/** The media type of an .xlsx file. */
export const workbookMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Whether a call returns a workbook. A test compares the result with `openapi.yaml`. */
export const isDownload = (url: string) => url.split('?')[0]?.endsWith('/download/') === true
