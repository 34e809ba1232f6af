import { fromBase64 } from '../db/base64.ts'
import type { Db } from '../db/db.ts'
import { type BackendResponse, createErrorResponse } from './backend-response.ts'
import { parseMediaType } from './media-type.ts'

/** Where the files are that the backend keeps. Their addresses are in answers of the contract; reading them is outside it. */
export const filesPrefix = '/uploads/'

/** What a browser may show by itself: neither of these runs anything in the page's name. An SVG could. */
const inlineMediaTypes = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'application/pdf',
])

/** The file that an address names, or 404. What is not to be shown is to be saved. */
export function getStoredFile(db: Db, pathname: string): BackendResponse {
  const [file] = db.files.by('key', readFileKey(pathname))
  if (file?.content == null) return createErrorResponse(404, 'No encontrado.')
  const mediaType = parseMediaType(file.media_type)
  const isShown = inlineMediaTypes.has(mediaType)
  const disposition = `${isShown ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeFileName(file.name)}`
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
function readFileKey(pathname: string): string {
  try {
    return decodeURIComponent(pathname.slice(filesPrefix.length))
  } catch {
    return ''
  }
}

/** A name as RFC 8187 writes it. */
function encodeFileName(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
}
