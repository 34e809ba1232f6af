import { FieldGroup } from '@/design-system/components/FieldGroup/FieldGroup'
import { Stack } from '@/design-system/components/Stack/Stack'
import { today } from '@/domain/days'
import { FormShell } from '@/patterns/form/FormShell'
import { useNotify } from '@/patterns/notify/use-notify'
import { copy as words } from '../copy'
import { backgroundCheckForm, newBackgroundCheck } from '../form/background-check-form'
import { CheckEntriesField } from '../form/CheckEntriesField'
import { ObservationsField } from '../form/ObservationsField'
import { useEntryPlace } from '../form/use-entry-place'
import { copy } from './copy'
import { FilingActions } from './FilingActions'

const schema = backgroundCheckForm({ today })

interface NewBackgroundCheckProps {
  onFiled: () => void
}

/** The criminal background checks of some workers (L2, L4, L5). */
export function NewBackgroundCheck({ onFiled }: NewBackgroundCheckProps) {
  const { place, reveal } = useEntryPlace()
  const notify = useNotify()
  return (
    <FormShell
      initialValues={newBackgroundCheck}
      schema={schema}
      onReveal={reveal}
      onInvalid={() => notify.warning(words.incomplete)}
      onSubmit={async () => onFiled()}
    >
      <Stack gap={8}>
        <FieldGroup legend={copy.sections.people}>
          <CheckEntriesField place={place} />
        </FieldGroup>
        <FieldGroup legend={copy.sections.observations}>
          <ObservationsField isLabelHidden />
        </FieldGroup>
        <FilingActions kind="BACKGROUND_CHECK" />
      </Stack>
    </FormShell>
  )
}
