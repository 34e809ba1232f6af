import { useCopyText } from '@/patterns/copying/copy-context'
import { saveFile } from '@/patterns/export/save-file'
import { useNotify } from '@/patterns/notify/use-notify'
import { useSession } from '@/session/use-session'
import { copy } from './copy'
import type { CalendarEntry } from './create-calendar-file'

/** The authorization to share. An authorization that was just saved may have no id yet. */
export type SharedAuthorization = Omit<CalendarEntry, 'message' | 'place'>

interface SharingOptions {
  /** The text to share, written by the backend. */
  message: string
  authorization: SharedAuthorization
}

/** Returns the actions that share an authorization, and the WhatsApp address with the message. */
export function useSharing({ message, authorization }: SharingOptions) {
  const copyText = useCopyText()
  const copyMessage = () =>
    copyText({ text: message, copied: copy.copied, failed: copy.failed, label: copy.message })
  const addToCalendar = useCalendarDownload({ message, authorization })

  const shareNatively = async () => {
    try {
      await navigator.share({ title: authorization.name, text: message })
    } catch (error) {
      // If the user cancels the share, nothing happens. After any other failure, the message is copied instead.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copyMessage()
    }
  }

  return {
    copyMessage,
    addToCalendar,
    whatsAppAddress: `https://wa.me/?text=${encodeURIComponent(message.toWellFormed())}`,
    /** Undefined if the browser does not support native sharing. */
    shareNatively: 'share' in navigator ? shareNatively : undefined,
  }
}

/** Returns a function that downloads the calendar file. The function imports `create-calendar-file` only when it is called. */
function useCalendarDownload({ message, authorization }: SharingOptions) {
  const notify = useNotify()
  const { neighbourhood, lot } = useSession()
  return async () => {
    try {
      const { createCalendarFile } = await import('./create-calendar-file')
      const place = copy.place(neighbourhood.name, lot?.identifier)
      const file = createCalendarFile({ ...authorization, message, place })
      if (file === undefined) throw new Error('no day is allowed')
      saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `${authorization.name}.ics`)
      notify.success(copy.calendarReady)
    } catch {
      notify.error(copy.calendarFailed)
    }
  }
}
