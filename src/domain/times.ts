/** Whether a text is a time of day, `HH:mm`, from 00:00 to 23:59. */
export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/** Converts a time, `HH:mm` or `HH:mm:ss`, to the full minutes since midnight. */
export const toMinuteOfDay = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

const timePattern = /^(\d{1,2})(?:\s*[:.h]?\s*(\d{2}))?\s*(?:hs?\.?)?$/i

/** Parses a typed time (20:07, 20.07, 2007, 830, 8 h) to `HH:mm`; undefined if the typed time is invalid. */
export function parseTypedTime(text: string): string | undefined {
  const parts = timePattern.exec(text.trim())
  if (!parts) return undefined
  const [, hours = '', minutes = '00'] = parts
  const time = `${hours.padStart(2, '0')}:${minutes}`
  return isTime(time) ? time : undefined
}
