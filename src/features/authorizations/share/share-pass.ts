import { terms as termWords } from '@/copy/authorizations'
import { sharedPass as words } from '@/copy/shared-pass'
import type { SharedPass } from '@/domain/shared-passes'
import { formatAllowedDays, formatAllowedHours } from '../terms-text'

const fileName = 'Pase-de-ingreso.png'

/** Draws a pass as a picture, with its name, days, hours, place and QR code. Rejects if the browser cannot draw it. */
async function drawPass(pass: SharedPass): Promise<File> {
  const { createQrPicture } = await import(
    /* webpackChunkName: "qr" */ '@/design-system/components/QrCode/qr-picture'
  )
  const picture = await createQrPicture(pass.code, {
    title: pass.name || words.title,
    lines: [
      formatAllowedDays(pass),
      formatAllowedHours(pass) === termWords.allDay ? termWords.allDay : `De ${formatAllowedHours(pass)}`,
      words.place(pass.neighbourhood, pass.lot),
    ],
  })
  return new File([picture], fileName, { type: picture.type })
}

/** Returns the picture of a pass if the browser can share it, or else no file. */
async function listFiles(pass: SharedPass): Promise<File[]> {
  if (!('canShare' in navigator)) return []
  try {
    const files = [await drawPass(pass)]
    return navigator.canShare({ files }) ? files : []
  } catch {
    // The text with the link is shared without the picture.
    return []
  }
}

/**
 * Opens the share dialog of the device with a text and, if there is a pass and files can be shared, with its picture. Rejects if the
 * dialog does not open. If the user cancels it, nothing happens.
 */
export async function shareText(title: string, text: string, pass?: SharedPass): Promise<void> {
  const files = pass ? await listFiles(pass) : []
  try {
    await navigator.share({ title, text, ...(files.length > 0 && { files }) })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}
