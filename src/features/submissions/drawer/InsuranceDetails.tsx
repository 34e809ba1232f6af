import type { InsuranceSubmission } from '@/api/generated/model/insuranceSubmission'
import type { InsuredPersonPage } from '@/api/generated/model/insuredPersonPage'
import { DescriptionList } from '@/design-system/components/DescriptionList/DescriptionList'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { formatDay } from '@/domain/days'
import { FileLink } from '@/patterns/files/FileLink'
import { copy as form } from '../form/copy'
import { statusColumn } from '../people/status-column'
import { copy } from './copy'
import { InsuranceHistory } from './InsuranceHistory'
import { SubmissionDetails } from './SubmissionDetails'

const columns = [statusColumn]

interface InsuranceDetailsProps {
  submission: InsuranceSubmission
  people: InsuredPersonPage
}

export function InsuranceDetails({ submission, people }: InsuranceDetailsProps) {
  return (
    <SubmissionDetails
      people={people}
      columns={columns}
      sections={{
        insurance: (
          <DescriptionList
            items={[
              { term: form.insurance.company, description: submission.company.name },
              { term: form.insurance.policy, description: submission.policy_number },
              { term: form.insurance.from, description: formatDay(submission.from_date) },
              { term: form.insurance.to, description: formatDay(submission.to_date) },
            ]}
          />
        ),
        holder: (
          <DescriptionList
            items={[
              { term: form.holder.name, description: submission.policy_holder_full_name || copy.nothing },
              { term: form.holder.id, description: submission.policy_holder_id_number || copy.nothing },
            ]}
          />
        ),
        documents: <Documents attachments={submission.attachments} />,
      }}
      observations={submission.description}
      history={<InsuranceHistory submission={submission} people={people.results} />}
    />
  )
}

function Documents({ attachments }: Pick<InsuranceSubmission, 'attachments'>) {
  if (attachments.length === 0) return <Text tone="muted">{copy.noAttachment}</Text>
  return (
    <Stack as="ul" gap={2}>
      {attachments.map(({ id, name, url }) => (
        <li key={id}>
          <FileLink name={name} url={url} isDownload />
        </li>
      ))}
    </Stack>
  )
}
