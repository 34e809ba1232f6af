import { useState } from 'react'
import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import type { FormProps } from '../terms/FormScreen'
import { AuthorizationForm } from './AuthorizationForm'
import type { ContactPickerComponent } from './AuthorizedPeopleField'
import { type AuthorizationValues, toAuthorizationValues } from './authorization-form'

interface EditAuthorizationFormProps extends FormProps<AuthorizationValues> {
  ContactPicker: ContactPickerComponent
  authorization: AuthorizationDetail
}

/** The form of an existing authorization. */
export function EditAuthorizationForm(props: EditAuthorizationFormProps) {
  const [initialValues] = useState(() => toAuthorizationValues(props.authorization))
  return <AuthorizationForm {...props} initialValues={initialValues} />
}
