import { useFormikContext } from 'formik'
import type { ComponentType, ReactNode } from 'react'
import { AuthorizationType } from '@/api/generated/model/authorizationType'
import { authorizationTypes } from '@/copy/authorizations'
import { Button } from '@/design-system/components/Button/Button'
import { ChipGroup } from '@/design-system/components/ChipGroup/ChipGroup'
import { FieldGroup } from '@/design-system/components/FieldGroup/FieldGroup'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { StickyActions } from '@/design-system/components/StickyActions/StickyActions'
import { Text } from '@/design-system/components/Text/Text'
import { today } from '@/domain/days'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { useFormField } from '@/patterns/form/use-form-field'
import type { QuickContactPickerProps } from '@/patterns/persons/contact-picker'
import type { AuthorizationValues } from '../form/authorization-form'
import { copy as formCopy } from '../form/copy'
import { PeopleListButton } from '../form/PeopleListButton'
import { copy } from './copy'
import { listHiddenFields } from './quick-values'
import { buildSentence } from './sentence'
import { useQuickPeople } from './use-quick-people'
import { WhenFields } from './WhenFields'

export type QuickContactPickerComponent = ComponentType<QuickContactPickerProps>

interface QuickFieldsProps {
  QuickContactPicker: QuickContactPickerComponent
  /** The warning about people with another authorization for the chosen days and hours. */
  overlapWarning: ReactNode
  /** Called when the user wants to see all options. `isUntouched` says whether the user has chosen nothing yet. */
  onShowAll: (isUntouched: boolean) => void
}

const types = Object.values(AuthorizationType).filter((type) => type !== 'INVITE')
const typeOptions = types.map((type) => ({ value: type, label: authorizationTypes[type] }))

/** The fields of a new authorization that suffice for most visits: who, when and why. */
export function QuickFields({ QuickContactPicker, overlapWarning, onShowAll }: QuickFieldsProps) {
  const { values, dirty } = useFormikContext<AuthorizationValues>()
  const { chooseType, ...people } = useQuickPeople()
  const type = useFormField<AuthorizationType | ''>('type')
  const hidden = listHiddenFields(values).map((name) => copy.moreNames[name])
  return (
    <Stack gap={6}>
      <FieldGroup legend={copy.who}>
        <QuickContactPicker {...people} moreActions={<PeopleListButton />} />
        {overlapWarning}
      </FieldGroup>
      <FieldGroup legend={copy.when}>
        <WhenFields />
      </FieldGroup>
      <FieldGroup legend={copy.what}>
        <ChipGroup
          {...type}
          onChange={chooseType}
          label={formCopy.type.label}
          isLabelHidden
          options={typeOptions}
          required
        />
      </FieldGroup>
      <Stack gap={1}>
        <Inline>
          <Button onClick={() => onShowAll(!dirty)}>{copy.more}</Button>
        </Inline>
        <Text tone="muted" size="sm">
          {hidden.length === 0 ? copy.moreHint : copy.moreChosen(hidden.join(', '))}
        </Text>
      </Stack>
      <StickyActions
        summary={
          <Text weight="semibold" size="sm">
            {buildSentence(values, today())}
          </Text>
        }
      >
        <SubmitButton disabledReason={values.people.length === 0 ? formCopy.errors.people : undefined}>
          {copy.submit}
        </SubmitButton>
      </StickyActions>
    </Stack>
  )
}
