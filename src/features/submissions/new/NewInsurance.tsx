import { useRef } from 'react'
import { FieldGroup } from '@/design-system/components/FieldGroup/FieldGroup'
import { Stack } from '@/design-system/components/Stack/Stack'
import { today } from '@/domain/days'
import { FormShell } from '@/patterns/form/FormShell'
import { DocumentsField } from '../form/DocumentsField'
import { FormHandle, type FormHandleValue } from '../form/FormHandle'
import { HolderFields } from '../form/HolderFields'
import { InsuranceFields } from '../form/InsuranceFields'
import {
  type InsuranceValues,
  insuranceForm,
  insuranceServerFields,
  newInsurance,
} from '../form/insurance-form'
import { insuranceWithout } from '../form/left-out'
import { ObservationsField } from '../form/ObservationsField'
import { PeopleField } from '../form/PeopleField'
import { UnfinishedSubmission } from '../sending/UnfinishedSubmission'
import { useSending } from '../sending/use-sending'
import { wantedInsurance } from '../sending/wanted-by-form'
import { copy } from './copy'
import { FilingActions } from './FilingActions'

const schema = insuranceForm({ variant: 'new', today })

interface NewInsuranceProps {
  onFiled: () => void
}

/** A policy of work-accident insurance and whom it insures. */
export function NewInsurance({ onFiled }: NewInsuranceProps) {
  const form = useRef<FormHandleValue<InsuranceValues>>(null)
  const sending = useSending({ onDone: onFiled })
  return (
    <Stack gap={6}>
      <UnfinishedSubmission kind="INSURANCE" onDone={() => form.current?.isChanged || onFiled()} />
      <FormShell
        initialValues={newInsurance}
        schema={schema}
        serverFields={insuranceServerFields}
        isDisabled={sending.isRunning}
        isGuarded={!sending.isRunning}
        onSubmit={(values) => sending.send(wantedInsurance(values))}
      >
        <FormHandle ref={form} />
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
          <FilingActions kind="INSURANCE" sending={sending} without={insuranceWithout} />
        </Stack>
      </FormShell>
    </Stack>
  )
}
