/** A media type without its parameters; what is none is read as plain bytes. */
export function parseMediaType(text: string | null): string {
  const [, type] = text?.toLowerCase().match(/^\s*([\w.+-]+\/[\w.+-]+)\s*(;|$)/) ?? []
  return type ?? 'application/octet-stream'
}
