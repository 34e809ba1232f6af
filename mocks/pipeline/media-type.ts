/**
 * Returns the media type of a `Content-Type` text, in lower case and without parameters; `application/octet-stream` if the
 * text is invalid or null.
 */
export function parseMediaType(text: string | null): string {
  const [, type] = text?.toLowerCase().match(/^\s*([\w.+-]+\/[\w.+-]+)\s*(;|$)/) ?? []
  return type ?? 'application/octet-stream'
}
