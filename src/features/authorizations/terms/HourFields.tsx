import { useFormikContext } from 'formik'
import { SegmentedControl } from '@/design-system/components/SegmentedControl/SegmentedControl'
import { Stack } from '@/design-system/components/Stack/Stack'
import { useFormField } from '@/patterns/form/use-form-field'
import { copy } from './copy'
import { HourRange } from './HourRange'
import { OvernightNotice } from './OvernightNotice'
import type { TermsValues } from './terms-values'

export function HourFields() {
  const { values } = useFormikContext<TermsValues>()
  return (
    <Stack gap={3}>
      <SegmentedControl
        {...useFormField<TermsValues['hours']>('hours')}
        label={copy.hours.label}
        isLabelHidden
        options={[
          { value: 'whole', label: copy.hours.whole },
          { value: 'range', label: copy.hours.range },
        ]}
      />
      {values.hours === 'range' ? <HourRange /> : null}
      <OvernightNotice />
    </Stack>
  )
}
