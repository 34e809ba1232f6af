import { useMemo } from 'react'
import { getListContactsQueryKey, listContacts } from '@/api/generated/contacts/contacts'
import type { Contact } from '@/api/generated/model/contact'
import type { Person } from '@/api/generated/model/person'
import { documentIn } from '@/domain/documents'
import { cutText } from '@/patterns/filters/cut-text'
import { type Pages, usePages } from '@/patterns/paging/use-pages'
import { useSession } from '@/session/use-session'

const pageSize = 100
/** Maximum length of a search text, from the contract. */
export const contactSearchLimit = 100
const idOf = ({ guest }: Contact) => guest.id

/** One's contacts in this neighbourhood, a hundred a page, found by name or document. */
export function useContacts(search: string): Pages<Person> {
  const rp = useSession().neighbourhood.id
  const said = documentIn(search) || search.trim()
  const filter = { search: cutText(said, contactSearchLimit) || undefined, page_size: pageSize }
  const pages = usePages<Contact>({
    queryKey: getListContactsQueryKey(rp, filter),
    fetchPage: (page, signal) => listContacts(rp, { ...filter, page }, { signal }),
    idOf,
  })
  const rows = useMemo(() => pages.rows.map(({ guest }) => guest), [pages.rows])
  return { ...pages, rows }
}
