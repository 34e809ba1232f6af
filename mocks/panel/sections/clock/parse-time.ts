/** Parses a time such as `H:mm`, `HH:mm` or `HHmm` to `HH:mm`; undefined for any other text. */
export function parseTime(text: string): string | undefined {
  const [, hours = '', minutes = ''] = text.trim().match(/^(\d{1,2})[:.]?(\d{2})$/) ?? []
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return undefined
  return `${hours.padStart(2, '0')}:${minutes}`
}
