/** Converts an entered time, such as '9:30', '09.30' or '0930', to `HH:mm`. Returns undefined if the text is not a time. */
export function parseTime(text: string): string | undefined {
  const [, hours = '', minutes = ''] = text.trim().match(/^(\d{1,2})[:.]?(\d{2})$/) ?? []
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return undefined
  return `${hours.padStart(2, '0')}:${minutes}`
}
