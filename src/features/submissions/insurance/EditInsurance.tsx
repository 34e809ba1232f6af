import { useMemo } from 'react'
import type { InsuranceSubmission } from '@/api/generated/model/insuranceSubmission'
import type { InsuredPersonPage } from '@/api/generated/model/insuredPersonPage'
import { FieldGroup } from '@/design-system/components/FieldGroup/FieldGroup'
import { Stack } from '@/design-system/components/Stack/Stack'
import { today } from '@/domain/days'
import type { RouteDialogActions } from '@/patterns/dialog/use-leaving'
import { FormShell } from '@/patterns/form/FormShell'
import { copy } from '../drawer/copy'
import { EditActions } from '../drawer/EditActions'
import { DocumentsField } from '../form/DocumentsField'
import { HolderFields } from '../form/HolderFields'
import { InsuranceFields } from '../form/InsuranceFields'
import { insuranceForm, insuranceServerFields, insuranceValuesOf } from '../form/insurance-form'
import { insuranceWithout } from '../form/left-out'
import { ObservationsField } from '../form/ObservationsField'
import { PeopleField } from '../form/PeopleField'
import { useSending } from '../sending/use-sending'
import { heldInsurance } from '../sending/wanted'
import { wantedInsurance } from '../sending/wanted-by-form'

interface EditInsuranceProps extends RouteDialogActions {
  submission: InsuranceSubmission
  people: InsuredPersonPage
}

/** An insurance submission that is changed: what was added, changed and removed is sent, and nothing else. */
export function EditInsurance({ submission, people, close, finish }: EditInsuranceProps) {
  const sending = useSending({ onDone: finish })
  const schema = useMemo(
    () => insuranceForm({ variant: 'drawer', today, keptTo: submission.to_date }),
    [submission.to_date],
  )
  const atFirst = useMemo(
    () =>
      insuranceValuesOf(
        submission,
        people.results.map(({ person }) => person),
      ),
    [submission, people],
  )
  const { sections } = copy
  return (
    <FormShell
      initialValues={atFirst}
      schema={schema}
      serverFields={insuranceServerFields}
      isDisabled={sending.isRunning || sending.decided !== undefined}
      isGuarded={!sending.isRunning}
      onSubmit={(values) => sending.send(wantedInsurance(values), heldInsurance(submission, people.results))}
    >
      <Stack gap={8}>
        <FieldGroup size="md" legend={sections.people}>
          <PeopleField known={people.results} />
        </FieldGroup>
        <FieldGroup size="md" legend={sections.insurance}>
          <InsuranceFields company={submission.company} />
        </FieldGroup>
        <FieldGroup size="md" legend={sections.holder}>
          <HolderFields />
        </FieldGroup>
        <FieldGroup size="md" legend={sections.documents}>
          <DocumentsField isLabelHidden />
        </FieldGroup>
        <FieldGroup size="md" legend={sections.observations}>
          <ObservationsField isLabelHidden />
        </FieldGroup>
        <EditActions sending={sending} without={insuranceWithout} onClose={close} />
      </Stack>
    </FormShell>
  )
}
