import { useFormikContext } from 'formik'
import type { BackgroundCheckType } from '@/api/generated/model/backgroundCheckType'
import { useListBackgroundCheckTypes } from '@/api/generated/submissions/submissions'
import { Grid } from '@/design-system/components/Grid/Grid'
import { Stack } from '@/design-system/components/Stack/Stack'
import { latestDay, today } from '@/domain/days'
import { useSession } from '@/session/use-session'
import { AttachmentsField } from './AttachmentsField'
import type { BackgroundCheckValues } from './background-check-form'
import { CatalogSelect } from './CatalogSelect'
import { copy } from './copy'
import { TermField } from './TermField'

const words = copy.entry

interface CheckEntryFieldsProps {
  /** Index of the entry in the form. */
  index: number
  /** The known entry's type, which stays an option even if the catalogue no longer has it. */
  type?: BackgroundCheckType | null
}

/** The fields of one worker: the check's dates, type and file. */
export function CheckEntryFields({ index, type }: CheckEntryFieldsProps) {
  const { neighbourhood } = useSession()
  const query = useListBackgroundCheckTypes(neighbourhood.id)
  const from = useFormikContext<BackgroundCheckValues>().values.entries[index]?.from
  const field = (name: string) => `entries.${index}.${name}`
  return (
    <Stack gap={3}>
      <Grid minColumn="12rem" gap={3}>
        <TermField name={field('from')} label={words.from} />
        <TermField name={field('to')} label={words.to} min={latestDay(today(), from || today())} />
        <CatalogSelect
          name={field('type')}
          label={words.type}
          query={query}
          known={type}
          placeholder={words.noType}
        />
      </Grid>
      <AttachmentsField name={field('attachments')} label={words.attachment} isSingle required />
    </Stack>
  )
}
