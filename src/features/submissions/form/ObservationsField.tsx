import { TextArea } from '@/design-system/components/TextArea/TextArea'
import { useFormField } from '@/patterns/form/use-form-field'
import { copy } from './copy'
import { limits } from './limits'

interface ObservationsFieldProps {
  /** Whether a heading above says the same. */
  isLabelHidden?: boolean
}

/** What else there is to say; may stay empty. */
export function ObservationsField({ isLabelHidden }: ObservationsFieldProps) {
  return (
    <TextArea
      {...useFormField<string>('observations')}
      label={copy.observations}
      isLabelHidden={isLabelHidden}
      maxLength={limits.observations}
      counterText={copy.counter}
    />
  )
}
