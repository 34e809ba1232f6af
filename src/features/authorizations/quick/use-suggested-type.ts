import { useFormikContext } from 'formik'
import { useRef } from 'react'
import type { AuthorizationType } from '@/api/generated/model/authorizationType'
import type { AuthorizedPerson } from '@/api/generated/model/authorizedPerson'
import type { AuthorizationValues } from '../form/authorization-form'
import { useLastType } from './use-last-type'
import type { RecentUse } from './use-recent-use'

/**
 * Suggests the type of a new authorization until the user chooses one: the type of the last authorization of the first chosen
 * person.
 */
export function useSuggestedType(lastTypes: RecentUse['lastTypes']) {
  const { values, setValues } = useFormikContext<AuthorizationValues>()
  const findLastType = useLastType()
  /** The suggested type; undefined after the user has chosen a type. */
  const suggested = useRef<AuthorizationType | '' | undefined>(values.type === '' ? '' : undefined)

  /** Returns the values with the type for their first person. */
  const applyType = (next: AuthorizationValues): AuthorizationValues => {
    if (suggested.current === undefined) return next
    const [first] = next.people
    suggested.current = (first && lastTypes.get(first.id)) ?? ''
    return { ...next, type: suggested.current }
  }
  /** Looks up the type for a first person who is not among the people of the newest authorizations. */
  const lookUpType = async (person: AuthorizedPerson) => {
    if (suggested.current === undefined || lastTypes.has(person.id)) return
    const type = await findLastType(person)
    if (type === undefined) return
    void setValues((latest) => {
      if (suggested.current !== '' || latest.people[0]?.id !== person.id) return latest
      suggested.current = type
      return { ...latest, type }
    })
  }
  const stopSuggesting = () => {
    suggested.current = undefined
  }
  return { applyType, lookUpType, stopSuggesting }
}
