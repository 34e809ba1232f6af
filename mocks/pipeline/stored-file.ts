import { fromBase64 } from '../db/base64.ts'
import type { Db } from '../db/db.ts'
import { type BackendResponse, createErrorResponse } from './backend-response.ts'
import { parseMediaType } from './media-type.ts'

/**
 * The path prefix of stored files. Responses contain addresses with this prefix, but the contract has no operation for
 * them.
 */
export const filesPrefix = '/uploads/'

/** Media types that are safe to show inline. SVG is not listed, because an SVG could run scripts. */
const inlineMediaTypes = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'application/pdf',
])

/**
 * Returns the response with the file at `pathname`, or a 404 response if there is no such file. A browser downloads the
 * file unless its media type is in `inlineMediaTypes`.
 */
export function getStoredFile(db: Db, pathname: string): BackendResponse {
  const [file] = db.files.by('key', readFileKey(pathname))
  if (file?.content == null) return createErrorResponse(404, 'No encontrado.')
  const mediaType = parseMediaType(file.media_type)
  const isInline = inlineMediaTypes.has(mediaType)
  const disposition = `${isInline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeFileName(file.name)}`
  return {
    status: 200,
    body: fromBase64(file.content),
    mediaType,
    headers: {
      'Content-Disposition': disposition,
      ...(!isInline && { 'Content-Security-Policy': "default-src 'none'; sandbox" }),
    },
  }
}

/** Reads the key of a file from its path. Keys contain no slash, so a path with folders finds no file. */
function readFileKey(pathname: string): string {
  try {
    return decodeURIComponent(pathname.slice(filesPrefix.length))
  } catch {
    return ''
  }
}

function encodeFileName(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  )
}
