import type { SpecimenFile } from '../../specimen'
import { Steps } from './Steps'

export default {
  component: 'Steps',
  specimens: [
    {
      name: 'first-of-two',
      render: () => (
        <Steps label="New guest" steps={['Document', 'Personal data']} current={0} doneLabel="done" />
      ),
    },
    {
      name: 'last-of-three',
      render: () => (
        <Steps label="Submission" steps={['Who', 'Documents', 'Summary']} current={2} doneLabel="done" />
      ),
    },
  ],
} satisfies SpecimenFile
