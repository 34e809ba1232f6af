import { Grid } from '@/design-system/components/Grid/Grid'
import { TextField } from '@/design-system/components/TextField/TextField'
import { useFormField } from '@/patterns/form/use-form-field'
import { copy } from './copy'

export function HolderFields() {
  return (
    <Grid minColumn="14rem" gap={3}>
      <TextField {...useFormField<string>('holderName')} label={copy.holder.name} autoComplete="off" />
      <TextField
        {...useFormField<string>('holderId')}
        label={copy.holder.id}
        autoComplete="off"
        spellCheck={false}
      />
    </Grid>
  )
}
