import { useCopyText } from '@/patterns/copying/copy-context'
import type { CalendarEntry } from '@/patterns/export/create-calendar-file'
import { useCalendarDownload } from '@/patterns/export/use-calendar-download'
import { useSession } from '@/session/use-session'
import { copy } from './copy'
import { buildSharedPass, buildWhatsAppAddress, type PassSource, writePassMessage } from './shared-pass-link'

/** The authorization to share. An authorization that was just saved may have no id yet. */
export type SharedAuthorization = Omit<CalendarEntry, 'message' | 'place'> & PassSource

interface SharingOptions {
  /** The text to copy, written by the backend. */
  message: string
  authorization: SharedAuthorization
  /** The text of the QR code. If there is one, the link of the pass is sent instead of the message. */
  qrcode?: string
}

/** Returns the actions that share an authorization, and the WhatsApp address with the link of its pass. */
export function useSharing({ message, authorization, qrcode }: SharingOptions) {
  const session = useSession()
  const copyText = useCopyText()
  const copyMessage = () =>
    copyText({ text: message, copied: copy.copied, failed: copy.failed, label: copy.message })
  const place = copy.place(session.neighbourhood.name, session.lot?.identifier)
  const addToCalendar = useCalendarDownload({ ...authorization, message, place }, copy)
  const describePass = (code: string | undefined) => {
    const pass = code === undefined ? undefined : buildSharedPass(authorization, code, session)
    return { pass, text: pass ? writePassMessage(pass) : message }
  }

  /** Opens the share dialog of the device. If it does not open, the message is copied instead. */
  const shareNatively = async (code = qrcode) => {
    try {
      const { pass, text } = describePass(code)
      const { shareText } = await import('./share-pass')
      await shareText(authorization.name, text, pass)
    } catch {
      await copyMessage()
    }
  }

  return {
    copyMessage,
    addToCalendar,
    getWhatsAppAddress: (code = qrcode) => buildWhatsAppAddress(describePass(code).text),
    /** Undefined if the browser does not support native sharing. */
    shareNatively: 'share' in navigator ? shareNatively : undefined,
  }
}
