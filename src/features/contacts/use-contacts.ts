import { useMemo } from 'react'
import { getListContactsQueryKey, listContacts } from '@/api/generated/contacts/contacts'
import type { Contact } from '@/api/generated/model/contact'
import type { Person } from '@/api/generated/model/person'
import { cutText } from '@/domain/cut-text'
import { extractDocumentNumber } from '@/domain/documents'
import { type Pages, usePages } from '@/patterns/paging/use-pages'
import { useSession } from '@/session/use-session'

const pageSize = 100
/** The contract's limit for the text of a search for contacts, in characters. */
export const contactSearchLimit = 100
export const contactSearchDelayMs = 500
const getId = ({ guest }: Contact) => guest.id

/** Lists the user's contacts whose name or document number contains the search. */
export function useContacts(search: string): Pages<Person> {
  const rp = useSession().neighbourhood.id
  const text = extractDocumentNumber(search) || search.trim()
  const filter = { search: cutText(text, contactSearchLimit) || undefined, page_size: pageSize }
  const pages = usePages<Contact>({
    queryKey: getListContactsQueryKey(rp, filter),
    fetchPage: (page, signal) => listContacts(rp, { ...filter, page }, { signal }),
    getId,
  })
  const rows = useMemo(() => pages.rows.map(({ guest }) => guest), [pages.rows])
  return { ...pages, rows }
}
