import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { Button } from '../Button/Button'
import { Progress } from './Progress'

const common = { label: 'Sending the photo' }

export default {
  component: 'Progress',
  keyboard: 'of its parts',
  specimens: [
    { name: 'some', render: () => <Progress {...common} value={30} valueText="300 KB of 1 MB" /> },
    { name: 'begun', render: () => <Progress {...common} value={0} /> },
    { name: 'done', render: () => <Progress {...common} value={8} max={8} valueText="8 of 8 files" /> },
    { name: 'unknown', render: () => <Progress {...common} value={null} /> },
    {
      name: 'with-action',
      render: () => (
        <Progress {...common} value={30} valueText="30 %" action={<Button size="sm">Stop</Button>} />
      ),
    },
    { name: 'label-hidden', render: () => <Progress {...common} isLabelHidden value={60} /> },
    {
      name: 'nonsense-numbers',
      render: () => <Progress {...common} value={Number.NaN} max={-3} valueText="NaN of -3" />,
    },
    { name: 'nonsense-long', render: () => <Progress label={endless} value={1e21} valueText={endless} /> },
  ],
} satisfies SpecimenFile
