import { useCopyText } from '@/patterns/copying/copy-context'
import { saveFile } from '@/patterns/export/save-file'
import { useNotify } from '@/patterns/notify/use-notify'
import { useSession } from '@/session/use-session'
import { copy } from './copy'
import type { CalendarEntry } from './create-calendar-file'

/** An authorization that is shared; one that was just saved may have no number yet. */
export type SharedAuthorization = Omit<CalendarEntry, 'message' | 'place'>

interface SharingOptions {
  /** The text that is shared, of the backend's making. */
  message: string
  authorization: SharedAuthorization
}

/** The ways to share an authorization: copying its message, always, and what stands beside that. */
export function useSharing({ message, authorization }: SharingOptions) {
  const copyText = useCopyText()
  const copyMessage = () =>
    copyText({ text: message, copied: copy.copied, failed: copy.failed, label: copy.message })
  const addToCalendar = useCalendar({ message, authorization })

  const shareNatively = async () => {
    try {
      await navigator.share({ title: authorization.name, text: message })
    } catch (error) {
      // A cancelled share needs no message; any other failure falls back to copying.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copyMessage()
    }
  }

  return {
    copyMessage,
    addToCalendar,
    whatsAppAddress: `https://wa.me/?text=${encodeURIComponent(message.toWellFormed())}`,
    /** Only where the browser can. */
    shareNatively: 'share' in navigator ? shareNatively : undefined,
  }
}

/** Downloads a file for the calendar, whose maker is fetched by then. */
function useCalendar({ message, authorization }: SharingOptions) {
  const notify = useNotify()
  const { neighbourhood, lot } = useSession()
  return async () => {
    try {
      const { createCalendarFile: calendarFile } = await import('./create-calendar-file')
      const place = copy.place(neighbourhood.name, lot?.identifier)
      const file = calendarFile({ ...authorization, message, place })
      if (file === undefined) throw new Error('no day is let in')
      saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `${authorization.name}.ics`)
      notify.success(copy.calendarReady)
    } catch {
      notify.error(copy.calendarFailed)
    }
  }
}
