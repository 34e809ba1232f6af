import { useFormikContext } from 'formik'
import type { AuthorizationType } from '@/api/generated/model/authorizationType'
import type { AuthorizedPerson } from '@/api/generated/model/authorizedPerson'
import { useForm } from '@/patterns/form/form-context'
import { useFormField } from '@/patterns/form/use-form-field'
import type { QuickContactPickerProps } from '@/patterns/persons/contact-picker'
import type { AuthorizationValues } from '../form/authorization-form'
import { addPerson, removePerson, replacePeople } from '../form/people'
import { useRecentUse } from './use-recent-use'
import { useSuggestedType } from './use-suggested-type'

/** Returns the props of the quick contact picker. The people suggest the type, until the user chooses one by `chooseType`. */
export function useQuickPeople(): QuickContactPickerProps & {
  chooseType: (type: AuthorizationType) => void
} {
  const { values, setValues } = useFormikContext<AuthorizationValues>()
  const { forgetServerError } = useForm()
  const { id, name, error, disabled } = useFormField<AuthorizedPerson[]>('people')
  const { onChange: changeType } = useFormField<AuthorizationType | ''>('type')
  const { people, lastTypes } = useRecentUse()
  const { applyType, lookUpType, stopSuggesting } = useSuggestedType(lastTypes)

  const changePeople = (change: typeof addPerson, person: AuthorizedPerson) => {
    forgetServerError(name)
    void setValues((latest) => applyType(replacePeople(latest, change(latest, person), undefined)))
  }
  return {
    id,
    name,
    error,
    disabled,
    chosen: values.people,
    probablePeople: people,
    onAdd: (person) => {
      changePeople(addPerson, person)
      if (values.people.length === 0) void lookUpType(person)
    },
    onRemove: (person) => changePeople(removePerson, person),
    chooseType: (type) => {
      stopSuggesting()
      changeType(type)
    },
  }
}
