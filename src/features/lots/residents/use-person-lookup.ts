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
  canLookUpDocument,
  getIdType,
  type KnownResidentPerson,
  type ResidentValues,
  toKnownPersonValues,
} from './resident-form'

const getDocumentKey = (values: ResidentValues) => `${getIdType(values)} ${values.idNumber}`

/**
 * Returns a function to call when the document field loses the focus. The function looks up the person with the typed
 * document and fills in the registered data. If the document changes during the request, the function fills in nothing.
 */
export function usePersonLookup() {
  const { rp } = useLot()
  const client = useQueryClient()
  const notify = useNotify()
  const { values, setValues } = useFormikContext<ResidentValues>()
  /** The document of a lookup that is running or has found nobody. The hook does not look up this document again. */
  const requestedKey = useRef<string>(undefined)

  return async () => {
    const key = getDocumentKey(values)
    if (values.knownId !== null || !canLookUpDocument(values.idNumber) || requestedKey.current === key) return
    requestedKey.current = key
    try {
      // The cache is bypassed, because the person may have been registered a moment ago.
      const person = await client.fetchQuery({
        ...getLookupGuestQueryOptions(rp, getIdType(values), values.idNumber),
        staleTime: 0,
      })
      if (person.id === undefined || requestedKey.current !== key) return
      requestedKey.current = undefined
      void setValues((latestValues) =>
        getDocumentKey(latestValues) === key
          ? { ...latestValues, ...toKnownPersonValues(person as KnownResidentPerson) }
          : latestValues,
      )
    } catch (error) {
      if (requestedKey.current !== key) return
      requestedKey.current = undefined
      if (!isSessionEnd(error)) notify.error(describeError(error, copy.known.failed).join(' '))
    }
  }
}
