import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
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
    {
      name: 'nonsense-long',
      render: () => (
        <Steps
          label={endless}
          steps={[endless, `${endless}2`, `${endless}3`]}
          current={1}
          doneLabel={endless}
        />
      ),
    },
    {
      name: 'nonsense-many',
      render: () => (
        <Steps
          label="Many"
          steps={Array.from({ length: 40 }, (_, index) => `Step ${index + 1}`)}
          current={20}
          doneLabel="done"
        />
      ),
    },
    {
      name: 'nonsense-beyond-the-end',
      render: () => <Steps label="Beyond" steps={['One', 'Two']} current={9} doneLabel="done" />,
    },
    { name: 'nonsense-none', render: () => <Steps label="None" steps={[]} current={-1} doneLabel="done" /> },
  ],
} satisfies SpecimenFile
