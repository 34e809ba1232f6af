import { ArrowLeft } from 'lucide-react'
import type { SpecimenFile } from '../../specimen'
import { Button } from '../Button/Button'
import { TextLink } from '../TextLink/TextLink'
import { PageHeader } from './PageHeader'

export default {
  component: 'PageHeader',
  specimens: [
    { name: 'title', render: () => <PageHeader title="Movements" /> },
    {
      name: 'everything',
      render: () => (
        <PageHeader
          back={
            <TextLink href="#back" icon={<ArrowLeft size={20} aria-hidden="true" />}>
              Back to visits
            </TextLink>
          }
          title="Visits"
          description="Who may come in, and when."
          actions={
            <>
              <Button variant="primary">New visit</Button>
              <Button>New invitation</Button>
            </>
          }
        />
      ),
    },
  ],
} satisfies SpecimenFile
