import { useQueryClient } from '@tanstack/react-query'
import { getListContactsQueryOptions, getLookupGuestQueryOptions } from '@/api/generated/contacts/contacts'
import type { IdTypeCode } from '@/api/generated/model/idTypeCode'
import type { PersonInput } from '@/api/generated/model/personInput'
import { contactWrites } from '@/api/writes/contacts'
import { useWrite } from '@/api/writes/use-write'
import { cutText } from '@/domain/cut-text'
import { correctIdType, normalizeDocumentNumber } from '@/domain/documents'
import type { PersonSearch } from '@/patterns/person-list/person-list-options'
import { haveSameNames } from '@/patterns/person-list/same-names'
import type { RegisteredPerson } from '@/patterns/persons/person-registration'
import { registerOnce } from '@/patterns/persons/register-once'
import { useSession } from '@/session/use-session'

/** The document types of a number. A number with letters may belong to a passport or to another document. */
const listIdTypes = (documentNumber: string): readonly IdTypeCode[] =>
  correctIdType(documentNumber, 'DNI') === 'DNI' ? ['DNI'] : ['PASAPORTE', 'OTRO']

const contactSearchLimit = 100
const pageSize = 100

/** Returns a function that searches the user's contacts. A cached response may lack a contact that a list has just added. */
function useContactSearch() {
  const rp = useSession().neighbourhood.id
  const client = useQueryClient()
  return async (text: string): Promise<RegisteredPerson[]> => {
    const filter = { search: cutText(text, contactSearchLimit), page_size: pageSize }
    const options = getListContactsQueryOptions(rp, filter)
    const { results } = await client.fetchQuery({ ...options, staleTime: 0, gcTime: 0 })
    return results.map(({ guest }) => guest)
  }
}

/** Returns a function that finds a contact, or else a person of the neighbourhood, by document number. */
function usePersonByDocument() {
  const rp = useSession().neighbourhood.id
  const client = useQueryClient()
  const searchContacts = useContactSearch()
  return async (documentNumber: string): Promise<RegisteredPerson | undefined> => {
    const contacts = await searchContacts(documentNumber)
    const contact = contacts.find(({ id_number }) => normalizeDocumentNumber(id_number) === documentNumber)
    if (contact) return contact
    for (const idType of listIdTypes(documentNumber)) {
      const options = getLookupGuestQueryOptions(rp, idType, documentNumber)
      const { id, first_name, last_name, id_number } = await client.fetchQuery({ ...options, staleTime: 0 })
      if (id !== undefined && id_number !== undefined)
        return { id, full_name: `${first_name} ${last_name}`, id_number }
    }
  }
}

/** Returns a function that finds the user's contacts with a first and a last name. One name alone would find strangers. */
function useContactsByName() {
  const searchContacts = useContactSearch()
  return async ({ firstName, lastName }: PersonSearch): Promise<RegisteredPerson[]> => {
    if (firstName === '' || lastName === '') return []
    const fullName = `${firstName} ${lastName}`
    // The order of the names may differ, so the request searches only for the longest word.
    const [longestWord = ''] = fullName.split(' ').toSorted((left, right) => right.length - left.length)
    const contacts = await searchContacts(longestWord)
    return contacts.filter(({ full_name }) => haveSameNames(full_name, fullName))
  }
}

/** Returns the functions that find the guests of a list, and register those who are new in the neighbourhood as contacts. */
export function useGuestSearch() {
  const { neighbourhood, lot } = useSession()
  const findByDocument = usePersonByDocument()
  const findByName = useContactsByName()
  const createGuest = useWrite(contactWrites.createGuest)

  const findPeople = async (search: PersonSearch): Promise<readonly RegisteredPerson[]> => {
    if (search.document === '') return findByName(search)
    const person = await findByDocument(search.document)
    return person ? [person] : []
  }
  const registerPerson = (input: PersonInput): Promise<RegisteredPerson> => {
    const { first_name, last_name, id_number, gender } = input
    const data = {
      first_name,
      last_name,
      id_number,
      gender,
      id_type_code: correctIdType(id_number, 'DNI'),
      nationality: input.nationality ?? 'AR',
    }
    const params = { property_id: lot?.property_id ?? 0 }
    return registerOnce(
      () => createGuest({ rp: neighbourhood.id, data, params }),
      () => findByDocument(id_number),
    )
  }
  return { findPeople, registerPerson }
}
