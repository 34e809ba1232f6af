/** The media type of an .xlsx file, the only kind of file that a call returns. */
export const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Whether a call's path (with or without a query) returns a workbook. A test compares this with `openapi.yaml`. */
export const isDownload = (url: string) => url.split('?')[0]?.endsWith('/download/') === true
