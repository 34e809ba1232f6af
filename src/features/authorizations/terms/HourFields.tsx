import { useFormikContext } from 'formik'
import { Grid } from '@/design-system/components/Grid/Grid'
import { SegmentedControl } from '@/design-system/components/SegmentedControl/SegmentedControl'
import { Stack } from '@/design-system/components/Stack/Stack'
import { TimeField } from '@/design-system/components/TimeField/TimeField'
import { useFormField } from '@/patterns/form/use-form-field'
import { copy } from './copy'
import type { TermsValues } from './values'

/** The hours of each day: all of them, or from one to another (P2). */
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
      {values.hours === 'range' ? (
        <Grid minColumn="14rem" gap={3}>
          <HourField name="start" label={copy.start} />
          <HourField name="end" label={copy.end} />
        </Grid>
      ) : null}
    </Stack>
  )
}

function HourField({ name, label }: { name: 'start' | 'end'; label: string }) {
  return <TimeField {...useFormField<string>(name)} label={label} placeholder={copy.time} required />
}
