import { useQueryClient } from '@tanstack/react-query'
import { useFormikContext } from 'formik'
import { useRef } from 'react'
import { isSessionEnd } from '@/api/api-error'
import { getLookupGuestQueryOptions } from '@/api/generated/contacts/contacts'
import { describeError } from '@/copy/errors'
import { useNotify } from '@/patterns/notify/use-notify'
import { useLot } from '../detail/use-lot'
import { copy } from './copy'
import {
  idTypeOf,
  isDocument,
  type KnownResidentPerson,
  type ResidentValues,
  valuesOfKnownResident,
} from './resident-form'

const keyOf = (values: ResidentValues) => `${idTypeOf(values)} ${values.idNumber}`

/**
 * Looks up the document's person when the field loses focus, and fills in the registered data. An answer for
 * an earlier document is ignored.
 */
export function usePersonLookup() {
  const { rp } = useLot()
  const client = useQueryClient()
  const notify = useNotify()
  const { values, setValues } = useFormikContext<ResidentValues>()
  const requestedKey = useRef<string>(undefined)

  return async () => {
    const key = keyOf(values)
    if (values.knownId !== null || !isDocument(values.idNumber) || requestedKey.current === key) return
    requestedKey.current = key
    try {
      // The cache is bypassed, because the person may have been registered a moment ago.
      const person = await client.fetchQuery({
        ...getLookupGuestQueryOptions(rp, idTypeOf(values), values.idNumber),
        staleTime: 0,
      })
      if (person.id === undefined || requestedKey.current !== key) return
      requestedKey.current = undefined
      void setValues((latest) =>
        keyOf(latest) === key
          ? { ...latest, ...valuesOfKnownResident(person as KnownResidentPerson) }
          : latest,
      )
    } catch (error) {
      if (requestedKey.current !== key) return
      requestedKey.current = undefined
      if (!isSessionEnd(error)) notify.error(describeError(error, copy.known.failed).join(' '))
    }
  }
}
