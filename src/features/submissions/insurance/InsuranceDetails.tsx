import { useMemo } from 'react'
import type { InsuranceSubmission } from '@/api/generated/model/insuranceSubmission'
import type { InsuredPerson } from '@/api/generated/model/insuredPerson'
import type { InsuredPersonPage } from '@/api/generated/model/insuredPersonPage'
import type { SubmissionPerson } from '@/api/generated/model/submissionPerson'
import { submissionStatuses } from '@/copy/submissions'
import { DescriptionList } from '@/design-system/components/DescriptionList/DescriptionList'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { formatDay } from '@/domain/days'
import type { DataColumn } from '@/patterns/data-table/data-column'
import { DownloadLink } from '@/patterns/files/DownloadLink'
import { copy } from '../drawer/copy'
import { DrawerSection } from '../drawer/DrawerSection'
import { Observations } from '../drawer/Observations'
import { PersonStatus } from '../drawer/PersonStatus'
import { SubmittedPeople } from '../drawer/SubmittedPeople'
import { copy as form } from '../form/copy'

type Row = SubmissionPerson & Pick<InsuredPerson, 'status' | 'comment'>

const columns: readonly DataColumn<Row>[] = [
  {
    id: 'status',
    header: copy.people.status,
    value: ({ status }) => submissionStatuses[status].word,
    cell: ({ status, comment }) => <PersonStatus status={status} comment={comment} />,
  },
]

interface InsuranceDetailsProps {
  submission: InsuranceSubmission
  people: InsuredPersonPage
}

export function InsuranceDetails({ submission, people }: InsuranceDetailsProps) {
  const { sections } = copy
  const rows = useMemo(
    () => people.results.map(({ person, status, comment }): Row => ({ ...person, status, comment })),
    [people.results],
  )
  return (
    <Stack gap={6}>
      <SubmittedPeople people={rows} total={people.count} columns={columns} />
      <DrawerSection title={sections.insurance}>
        <DescriptionList
          items={[
            { term: form.insurance.company, description: submission.company.name },
            { term: form.insurance.policy, description: submission.policy_number },
            { term: form.insurance.from, description: formatDay(submission.from_date) },
            { term: form.insurance.to, description: formatDay(submission.to_date) },
          ]}
        />
      </DrawerSection>
      <DrawerSection title={sections.holder}>
        <DescriptionList
          items={[
            { term: form.holder.name, description: submission.policy_holder_full_name || copy.nothing },
            { term: form.holder.id, description: submission.policy_holder_id_number || copy.nothing },
          ]}
        />
      </DrawerSection>
      <DrawerSection title={sections.documents}>
        <Documents attachments={submission.attachments} />
      </DrawerSection>
      <Observations text={submission.description} />
    </Stack>
  )
}

function Documents({ attachments }: Pick<InsuranceSubmission, 'attachments'>) {
  if (attachments.length === 0) return <Text tone="muted">{copy.noAttachment}</Text>
  return (
    <Stack as="ul" gap={2}>
      {attachments.map(({ id, name, url }) => (
        <li key={id}>
          <DownloadLink name={name} url={url} />
        </li>
      ))}
    </Stack>
  )
}
