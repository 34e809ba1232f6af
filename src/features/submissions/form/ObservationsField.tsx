import { TextArea } from '@/design-system/components/TextArea/TextArea'
import { useFormField } from '@/patterns/form/use-form-field'
import { copy } from './copy'
import { submissionLimits } from './limits'

interface ObservationsFieldProps {
  /** Whether a heading above already labels the field. */
  isLabelHidden?: boolean
}

export function ObservationsField({ isLabelHidden }: ObservationsFieldProps) {
  return (
    <TextArea
      {...useFormField<string>('observations')}
      label={copy.observations}
      isLabelHidden={isLabelHidden}
      maxLength={submissionLimits.observations}
      counterText={copy.counter}
    />
  )
}
