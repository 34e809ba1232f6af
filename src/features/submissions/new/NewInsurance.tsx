import { FieldGroup } from '@/design-system/components/FieldGroup/FieldGroup'
import { Stack } from '@/design-system/components/Stack/Stack'
import { today } from '@/domain/days'
import { FormShell } from '@/patterns/form/FormShell'
import { DocumentsField } from '../form/DocumentsField'
import { HolderFields } from '../form/HolderFields'
import { InsuranceFields } from '../form/InsuranceFields'
import { insuranceForm, insuranceServerFields, newInsurance } from '../form/insurance-form'
import { ObservationsField } from '../form/ObservationsField'
import { PeopleField } from '../form/PeopleField'
import { copy } from './copy'
import { FilingActions } from './FilingActions'

const schema = insuranceForm({ variant: 'new', today })

interface NewInsuranceProps {
  onFiled: () => void
}

/** A policy of work-accident insurance and whom it insures (L2, L4, L5). */
export function NewInsurance({ onFiled }: NewInsuranceProps) {
  return (
    <FormShell
      initialValues={newInsurance}
      schema={schema}
      serverFields={insuranceServerFields}
      onSubmit={async () => onFiled()}
    >
      <Stack gap={8}>
        <FieldGroup legend={copy.sections.people}>
          <PeopleField />
        </FieldGroup>
        <FieldGroup legend={copy.sections.insurance}>
          <InsuranceFields />
        </FieldGroup>
        <FieldGroup legend={copy.sections.holder}>
          <HolderFields />
        </FieldGroup>
        <FieldGroup legend={copy.sections.documents}>
          <DocumentsField isLabelHidden required />
        </FieldGroup>
        <FieldGroup legend={copy.sections.observations}>
          <ObservationsField isLabelHidden />
        </FieldGroup>
        <FilingActions kind="INSURANCE" />
      </Stack>
    </FormShell>
  )
}
