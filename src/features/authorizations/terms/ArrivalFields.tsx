import { arrivals } from '@/copy/authorizations'
import { SegmentedControl } from '@/design-system/components/SegmentedControl/SegmentedControl'
import { TextArea } from '@/design-system/components/TextArea/TextArea'
import { useFormField } from '@/patterns/form/use-form-field'
import { copy } from './copy'
import { termsLimits } from './schema'
import type { TermsValues } from './values'

const choices = ['', 'REAL_PROPERTY', 'PROPERTY'] as const satisfies readonly TermsValues['arrival'][]

/** Where the visitor is told to go, and what the guard should know. */
export function ArrivalFields() {
  return (
    <>
      <SegmentedControl
        {...useFormField<TermsValues['arrival']>('arrival')}
        label={copy.arrival}
        options={choices.map((value) => ({ value, label: arrivals[value] }))}
        reservesMessage
      />
      <TextArea
        {...useFormField<string>('note')}
        label={copy.note.label}
        maxLength={termsLimits.note}
        counterText={copy.note.counter}
      />
    </>
  )
}
