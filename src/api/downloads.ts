/** The media type of an .xlsx file: the one kind of file that a call answers. */
export const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Whether a call's path (with or without a query) is answered by a workbook. A test holds this against `openapi.yaml`. */
export const isDownload = (url: string) => url.split('?')[0]?.endsWith('/download/') === true
