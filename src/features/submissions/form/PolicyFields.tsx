import { useFormikContext } from 'formik'
import type { InsuranceCompany } from '@/api/generated/model/insuranceCompany'
import { useListInsuranceCompanies } from '@/api/generated/submissions/submissions'
import { Grid } from '@/design-system/components/Grid/Grid'
import { TextField } from '@/design-system/components/TextField/TextField'
import { getLatestDay, today } from '@/domain/days'
import { useFormField } from '@/patterns/form/use-form-field'
import { useSession } from '@/session/use-session'
import { CatalogSelect } from './CatalogSelect'
import { copy } from './copy'
import type { InsuranceValues } from './insurance-form'
import { TermField } from './TermField'

const words = copy.insurance

interface PolicyFieldsProps {
  /** The known submission's company, which stays an option even if the catalogue no longer has it. */
  company?: InsuranceCompany
}

export function PolicyFields({ company }: PolicyFieldsProps) {
  const { neighbourhood } = useSession()
  const query = useListInsuranceCompanies(neighbourhood.id)
  const { from } = useFormikContext<InsuranceValues>().values
  return (
    <Grid minColumn="16rem" gap={3}>
      <CatalogSelect name="company" label={words.company} query={query} known={company} required />
      <TextField
        {...useFormField<string>('policy')}
        label={words.policy}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <TermField name="from" label={words.from} />
      <TermField name="to" label={words.to} min={getLatestDay(today(), from || today())} />
    </Grid>
  )
}
