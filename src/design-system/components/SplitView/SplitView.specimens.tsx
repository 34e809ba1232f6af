import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { Text } from '../Text/Text'
import { SplitView } from './SplitView'

export default {
  component: 'SplitView',
  specimens: [
    {
      name: 'usual',
      render: () => (
        <SplitView aside={<Text>Beside it</Text>} narrow={<Text>Above it</Text>}>
          <Text>What it is about</Text>
        </SplitView>
      ),
    },
    {
      name: 'nonsense-long',
      render: () => (
        <SplitView aside={<Text>{endless}</Text>} narrow={<Text>{endless}</Text>}>
          <Text>{endless}</Text>
        </SplitView>
      ),
    },
    { name: 'nonsense-empty', render: () => <SplitView aside={null} narrow={null} /> },
  ],
} satisfies SpecimenFile
