/** Returns a media type without its parameters; `application/octet-stream` for an invalid text. */
export function parseMediaType(text: string | null): string {
  const [, type] = text?.toLowerCase().match(/^\s*([\w.+-]+\/[\w.+-]+)\s*(;|$)/) ?? []
  return type ?? 'application/octet-stream'
}
