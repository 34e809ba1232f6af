import { fromBase64 } from '../db/base64.ts'
import type { Db } from '../db/db.ts'
import { type Answer, detail } from './answer.ts'
import { mediaTypeOf } from './media-type.ts'

/** Where the files are that the backend keeps. Their addresses are in answers of the contract; reading them is outside it. */
export const filesPrefix = '/uploads/'

/** What a browser may show by itself: neither of these runs anything in the page's name. An SVG could. */
const shown = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'application/pdf'])

/** The file that an address names, or 404. What is not to be shown is to be saved. */
export function keptFile(db: Db, pathname: string): Answer {
  const [file] = db.files.by('key', keyIn(pathname))
  if (file?.content == null) return detail(404, 'No encontrado.')
  const mediaType = mediaTypeOf(file.media_type)
  const isShown = shown.has(mediaType)
  const disposition = `${isShown ? 'inline' : 'attachment'}; filename*=UTF-8''${encodedName(file.name)}`
  return {
    status: 200,
    body: fromBase64(file.content),
    mediaType,
    headers: {
      'Content-Disposition': disposition,
      ...(!isShown && { 'Content-Security-Policy': "default-src 'none'; sandbox" }),
    },
  }
}

/** A key has no folders: what leads anywhere is the key of nothing. */
function keyIn(pathname: string): string {
  try {
    return decodeURIComponent(pathname.slice(filesPrefix.length))
  } catch {
    return ''
  }
}

/** A name as RFC 8187 writes it. */
function encodedName(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
}
