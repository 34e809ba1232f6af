import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '@/design-system/components/Button/Button'
import { Inline } from '@/design-system/components/Inline/Inline'
import { today } from '@/domain/days'
import { focusTitle } from '@/patterns/page/focus-title'
import { copy } from '../quick/copy'
import { type FormView, useFormView } from '../quick/form-view'
import { type QuickContactPickerComponent, QuickFields } from '../quick/QuickFields'
import { createQuickValues, isQuick } from '../quick/quick-values'
import type { FormProps } from '../terms/FormScreen'
import { readVisitStart } from '../terms/visit-start'
import { AuthorizationForm } from './AuthorizationForm'
import type { ContactPickerComponent } from './AuthorizedPeopleField'
import {
  type AuthorizationValues,
  copyAuthorizationValues,
  createAuthorizationValues,
} from './authorization-form'
import { OverlapWarning } from './OverlapWarning'

interface NewAuthorizationFormProps extends FormProps<AuthorizationValues> {
  ContactPicker: ContactPickerComponent
  QuickContactPicker: QuickContactPickerComponent
}

/** The form of a new authorization: the few fields that suffice for most visits, or all of them. */
export function NewAuthorizationForm(props: NewAuthorizationFormProps) {
  const view = useFormView()
  // A form that begins with other days is another form. It opens only while the user has chosen nothing.
  const key = props.reusedAuthorization === undefined && view.beginsWithWeek ? 'week' : 'day'
  return <FormInView key={key} {...props} view={view} />
}

function FormInView(props: NewAuthorizationFormProps & { view: FormView }) {
  const { ContactPicker, QuickContactPicker, reusedAuthorization, view, onSubmit } = props
  const [parameters] = useSearchParams()
  const [initialValues] = useState(() => {
    if (reusedAuthorization) return copyAuthorizationValues(reusedAuthorization, today())
    const createValues = view.beginsWithWeek ? createAuthorizationValues : createQuickValues
    return createValues(today(), readVisitStart(parameters, today()))
  })
  // The pressed button disappears with the view, so the focus moves to the title.
  const focusPage = () => focusTitle(document.querySelector('main'))
  const isFull = view.isChosen ? view.isFull : !isQuick(initialValues)
  return (
    <AuthorizationForm
      ContactPicker={ContactPicker}
      draft={reusedAuthorization || view.beginsWithWeek ? 'authorization' : 'authorization-quick'}
      initialValues={initialValues}
      notices={
        <Inline>
          <Button
            onClick={() => {
              view.showFewer()
              focusPage()
            }}
          >
            {copy.fewer}
          </Button>
        </Inline>
      }
      instead={
        isFull ? undefined : (
          <QuickFields
            QuickContactPicker={QuickContactPicker}
            overlapWarning={<OverlapWarning />}
            onShowAll={(isUntouched) => {
              view.showAll(isUntouched)
              focusPage()
            }}
          />
        )
      }
      onSubmit={onSubmit}
    />
  )
}
