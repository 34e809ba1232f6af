import { useNotify } from '../notify/use-notify'
import type { CalendarEntry } from './create-calendar-file'
import { saveFile } from './save-file'

interface CalendarDownloadWords {
  calendarReady: string
  calendarFailed: string
}

/** Returns a function that downloads the calendar file of an entry. The code of the file is loaded only then. */
export function useCalendarDownload(entry: CalendarEntry, words: CalendarDownloadWords) {
  const notify = useNotify()
  return async () => {
    try {
      const { createCalendarFile } = await import('./create-calendar-file')
      const file = createCalendarFile(entry)
      if (file === undefined) throw new Error('no day is allowed')
      saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `${entry.name}.ics`)
      notify.success(words.calendarReady)
    } catch {
      notify.error(words.calendarFailed)
    }
  }
}
