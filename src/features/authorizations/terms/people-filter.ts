/** A search as `listAuthorizedPeople` wants it: a document's figures, or else a part of the name (P7). */
export function toPeopleFilter(search: string): { id_number?: string; full_name?: string } {
  const text = search.trim()
  if (text === '') return {}
  return /^[\d.\s-]+$/.test(text)
    ? { id_number: text.replace(/\D/g, '').slice(0, 20) || undefined }
    : { full_name: text.slice(0, 100) }
}
