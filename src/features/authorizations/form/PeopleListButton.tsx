import { useFormikContext } from 'formik'
import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import { useForm } from '@/patterns/form/form-context'
import { copy as listCopy } from '../guest-list/copy'
import { GuestListButton } from '../guest-list/GuestListButton'
import { type AuthorizationValues, authorizationLimits } from './authorization-form'
import { addPeople, type PeopleSelection, replacePeople } from './people'

/** The button that adds a list of people to the enclosing form of an authorization. `authorization` is absent for a new one. */
export function PeopleListButton({ authorization }: { authorization?: AuthorizationDetail }) {
  const { values, setValues } = useFormikContext<AuthorizationValues>()
  const { forgetServerError } = useForm()
  return (
    <GuestListButton
      people={values.people}
      removed={values.removed}
      authorization={authorization}
      capacity={{ findRefusal: (count) => findCapacityRefusal(values, count) }}
      onAdd={(people) => {
        forgetServerError('people')
        void setValues((latest) => replacePeople(latest, addPeople(latest, people), authorization))
      }}
    />
  )
}

/** Returns the reason why `count` more people cannot be added; undefined if they can. */
const findCapacityRefusal = ({ people }: PeopleSelection, count: number): string | undefined =>
  people.length + count > authorizationLimits.people ? listCopy.full(authorizationLimits.people) : undefined
